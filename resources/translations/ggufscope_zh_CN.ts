<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>FileState</name>
    <message>
        <source>The header was not read to its end</source>
        <translation>文件头没有读完</translation>
    </message>
    <message>
        <source>Header, %1 of %2 pairs and %3 of %4 tensor infos were read</source>
        <translation>已读取文件头、%1/%2 个键值对和 %3/%4 个张量信息</translation>
    </message>
    <message>
        <source>%1; reading stopped at %2.</source>
        <translation>%1；读取在 %2 处停止。</translation>
    </message>
    <message>
        <source>%1; reading stopped at %2: %3</source>
        <translation>%1；读取在 %2 处停止：%3</translation>
    </message>
    <message>
        <source>Show the place</source>
        <translation>显示该处</translation>
    </message>
    <message>
        <source>Show these tensors</source>
        <translation>显示这些张量</translation>
    </message>
    <message>
        <source>Shard %1 of %2.</source>
        <translation>第 %1 个分片，共 %2 个。</translation>
    </message>
    <message>
        <source>It holds %1 of the set&apos;s %2 tensors.</source>
        <translation>整套共 %2 个张量，其中 %1 个在此文件中。</translation>
    </message>
    <message>
        <source>Shard %1: %2</source>
        <translation>分片 %1：%2</translation>
    </message>
    <message>
        <source>%1 cut</source>
        <translation>%1 个被截断</translation>
    </message>
    <message>
        <source>%1 absent</source>
        <translation>%1 个缺失</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 of %2 shards are not there: %3.</source>
        <translation>%2 个分片中有 %1 个不在：%3。</translation>
    </message>
    <message>
        <source>What is there is shown; a lone shard is not damaged. Put all shards into one folder.</source>
        <translation>已有的部分会正常显示；单独一个分片并不是损坏。请把所有分片放在同一文件夹中。</translation>
    </message>
    <message>
        <source>%1 whole</source>
        <translation>%1 个完整</translation>
    </message>
    <message>
        <source>%1 of unknown size</source>
        <translation>%1 个大小未知</translation>
    </message>
    <message>
        <source>1 tensor</source>
        <translation>1 个张量</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>%1 个张量</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>文件不完整。</translation>
    </message>
    <message>
        <source>The file is incomplete: %1 are missing.</source>
        <translation>文件不完整：缺少 %1。</translation>
    </message>
    <message>
        <source>Download it again, or resume the download. What is there can be looked at.</source>
        <translation>请重新下载，或继续未完成的下载。已有的部分可以查看。</translation>
    </message>
    <message>
        <source>By its name this is only piece %1 of a file that was cut up, %2.</source>
        <translation>从文件名看，这只是被切分的文件 %2 的第 %1 段。</translation>
    </message>
    <message>
        <source>By its name this is only piece %1 of %2 of a file that was cut up, %3.</source>
        <translation>从文件名看，这只是被切分的文件 %3 的第 %1 段，共 %2 段。</translation>
    </message>
    <message>
        <source>Shard %1 is there, but %2 is no GGUF file. What it is instead: %3.</source>
        <translation>分片 %1 的位置上有文件，但 %2 不是 GGUF 文件，而是：%3。</translation>
    </message>
    <message>
        <source>Download this shard again.</source>
        <translation>请重新下载此分片。</translation>
    </message>
    <message>
        <source>Shard %1 cannot be read, %2: %3</source>
        <translation>分片 %1 无法读取，%2：%3</translation>
    </message>
    <message>
        <source>Files that by their keys are not the shards that their names say: %1.</source>
        <translation>以下文件的键与文件名所说的分片不符：%1。</translation>
    </message>
    <message>
        <source>The shards are mixed up, or one is there twice: get those named here again, all from one set.</source>
        <translation>分片混在一起，或同一分片出现了两次：请从同一套中重新获取上述文件。</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>No key or tensor has “%1” in its name, and it is no offset.</source>
        <translation>没有名称包含“%1”的键或张量，它也不是偏移。</translation>
    </message>
    <message>
        <source>That is before the begin of the file.</source>
        <translation>该位置在文件开头之前。</translation>
    </message>
    <message>
        <source>The file ends at %1 (%2).</source>
        <translation>文件在 %1（%2）处结束。</translation>
    </message>
    <message>
        <source>“%1” has no such row and column, or its layout is not known.</source>
        <translation>“%1” 没有这一行和列，或其布局未知。</translation>
    </message>
    <message>
        <source>These bytes of “%1” are missing.</source>
        <translation>“%1” 的这些字节缺失。</translation>
    </message>
</context>
<context>
    <name>HexLabel</name>
    <message>
        <source>padding %1</source>
        <comment>%1: before the data, after …</comment>
        <translation>填充（%1）</translation>
    </message>
    <message>
        <source>gap %1</source>
        <comment>%1: before the tensor …</comment>
        <translation>空隙（%1）</translation>
    </message>
    <message>
        <source>kv %1</source>
        <comment>%1: a key</comment>
        <translation>键值 %1</translation>
    </message>
    <message>
        <source>tensor_info %1</source>
        <comment>%1: a name</comment>
        <translation>张量信息 %1</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <comment>%1: a name</comment>
        <translation>张量 %1</translation>
    </message>
</context>
<context>
    <name>HexTooltip</name>
    <message>
        <source>Shared by %1 tensors: %2</source>
        <translation>由 %1 个张量共用：%2</translation>
    </message>
    <message>
        <source>%1 (%2), before this byte</source>
        <translation>%1（%2），在此字节之前</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>These bytes are gone: the file became shorter.</source>
        <translation>这些字节已不存在：文件变短了。</translation>
    </message>
    <message>
        <source>Bytes: %1</source>
        <translation>字节：%1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>值：%1</translation>
    </message>
</context>
<context>
    <name>MetadataModel</name>
    <message>
        <source>(not readable: %1)</source>
        <translation>（无法读取：%1）</translation>
    </message>
    <message>
        <source>(nested deeper than %1 arrays: not shown)</source>
        <translation>（数组嵌套超过 %1 层，不显示）</translation>
    </message>
</context>
<context>
    <name>OverviewFacts</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Base name</source>
        <translation>基础名称</translation>
    </message>
    <message>
        <source>Tuned for</source>
        <translation>微调目标</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Size label</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>组织</translation>
    </message>
    <message>
        <source>Quantized by</source>
        <translation>量化者</translation>
    </message>
    <message>
        <source>Base model</source>
        <translation>基础模型</translation>
    </message>
    <message>
        <source>License</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>主页</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>上下文长度</translation>
    </message>
    <message>
        <source>Embedding length</source>
        <translation>嵌入维度</translation>
    </message>
    <message>
        <source>Feed-forward length</source>
        <translation>前馈维度</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Key length</source>
        <translation>K 头维度</translation>
    </message>
    <message>
        <source>Value length</source>
        <translation>V 头维度</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Experts used</source>
        <translation>激活专家数</translation>
    </message>
    <message>
        <source>Expert feed-forward</source>
        <translation>专家前馈维度</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>共享专家数</translation>
    </message>
    <message>
        <source>RoPE dimensions</source>
        <translation>RoPE 维度</translation>
    </message>
    <message>
        <source>RoPE base</source>
        <translation>RoPE 基频</translation>
    </message>
    <message>
        <source>RoPE scaling</source>
        <translation>RoPE 缩放</translation>
    </message>
    <message>
        <source>RoPE scaling factor</source>
        <translation>RoPE 缩放因子</translation>
    </message>
    <message>
        <source>SSM state</source>
        <translation>SSM 状态维度</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>Vision blocks</source>
        <translation>视觉层数</translation>
    </message>
    <message>
        <source>Vision embedding</source>
        <translation>视觉嵌入维度</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>图像尺寸</translation>
    </message>
    <message>
        <source>Patch size</source>
        <translation>图块尺寸</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影维度</translation>
    </message>
    <message>
        <source>Audio blocks</source>
        <translation>音频层数</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>后缀</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>基本信息</translation>
    </message>
    <message>
        <source>Nothing says what this is.</source>
        <translation>没有说明模型身份的键。</translation>
    </message>
    <message>
        <source>big-endian</source>
        <translation>大端</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>GGUF %1, %2</source>
        <translation>GGUF 版本 %1，%2</translation>
    </message>
    <message>
        <source>Header, version</source>
        <translation>文件头，版本</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>No keys about the shape of a model.</source>
        <translation>没有关于模型结构的键。</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>No tokenizer in this file.</source>
        <translation>文件中没有分词器。</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Pre-tokenizer</source>
        <translation>预分词器</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>合并规则</translation>
    </message>
    <message>
        <source>Adds BOS</source>
        <translation>添加 BOS</translation>
    </message>
    <message>
        <source>Adds EOS</source>
        <translation>添加 EOS</translation>
    </message>
    <message>
        <source>Adds a space</source>
        <translation>添加空格</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>聊天模板</translation>
    </message>
    <message>
        <source>No chat template in this file.</source>
        <translation>文件中没有聊天模板。</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>present, but empty</source>
        <translation>有，但为空</translation>
    </message>
    <message>
        <source>present, %1</source>
        <translation>有，%1</translation>
    </message>
    <message>
        <source>not a string: %1</source>
        <translation>不是字符串：%1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>multimodal projector</source>
        <translation>多模态投影器</translation>
    </message>
    <message>
        <source>importance matrix</source>
        <translation>重要性矩阵</translation>
    </message>
    <message>
        <source>control vector</source>
        <translation>控制向量</translation>
    </message>
    <message>
        <source>diffusion model</source>
        <translation>扩散模型</translation>
    </message>
    <message>
        <source>shard</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>未知种类</translation>
    </message>
    <message>
        <source>not GGUF</source>
        <translation>不是 GGUF</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>companion of another model</source>
        <translation>另一模型的伴随文件</translation>
    </message>
</context>
<context>
    <name>TensorTableModel</name>
    <message>
        <source>Outside the layers</source>
        <translation>层外</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>(no role)</source>
        <translation>（无角色）</translation>
    </message>
</context>
<context>
    <name>block_field</name>
    <message>
        <source>The weight.</source>
        <translation>权重。</translation>
    </message>
    <message>
        <source>The number.</source>
        <translation>数值。</translation>
    </message>
    <message>
        <source>Scale of the block.</source>
        <translation>块的缩放因子。</translation>
    </message>
    <message>
        <source>4-bit codes: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation>4 位量化码：低半字节为元素 0-15，高半字节为元素 16-31。</translation>
    </message>
    <message>
        <source>Minimum, added to every weight.</source>
        <translation>最小值，加到每个权重上。</translation>
    </message>
    <message>
        <source>Fifth bit of each code: bit i belongs to element i.</source>
        <translation>每个量化码的第 5 位：位 i 属于元素 i。</translation>
    </message>
    <message>
        <source>Low 4 bits: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation>低 4 位：低半字节为元素 0-15，高半字节为元素 16-31。</translation>
    </message>
    <message>
        <source>8-bit codes, one an element.</source>
        <translation>8 位量化码，每个元素一个。</translation>
    </message>
    <message>
        <source>Scale times the sum of the codes; helps dot products only.</source>
        <translation>缩放因子乘以量化码之和；仅用于加速点积。</translation>
    </message>
    <message>
        <source>Magnitude of every weight of the block.</source>
        <translation>块内所有权重的绝对值。</translation>
    </message>
    <message>
        <source>One bit an element, lowest first: set is +d, clear is -d.</source>
        <translation>每个元素 1 位，从最低位开始：1 表示 +d，0 表示 -d。</translation>
    </message>
    <message>
        <source>2-bit codes, lowest first: -1, 0, 1, 2.</source>
        <translation>2 位量化码，从最低位开始：-1、0、1、2。</translation>
    </message>
    <message>
        <source>Five ternary digits a byte: elements 0-239.</source>
        <translation>每字节 5 个三进制数位：元素 0-239。</translation>
    </message>
    <message>
        <source>Four ternary digits a byte: elements 240-255.</source>
        <translation>每字节 4 个三进制数位：元素 240-255。</translation>
    </message>
    <message>
        <source>2-bit codes in planes of 32 elements: -1, 0, 1.</source>
        <translation>2 位量化码，每 32 个元素为一个平面：-1、0、1。</translation>
    </message>
    <message>
        <source>A group of 16 elements each: scale in the low nibble, minimum in the high one.</source>
        <translation>每 16 个元素一组：低半字节为缩放因子，高半字节为最小值。</translation>
    </message>
    <message>
        <source>2-bit codes in planes of 32 elements.</source>
        <translation>2 位量化码，每 32 个元素为一个平面。</translation>
    </message>
    <message>
        <source>Scale of the group scales.</source>
        <translation>各组缩放因子的缩放因子。</translation>
    </message>
    <message>
        <source>Scale of the group minima.</source>
        <translation>各组最小值的缩放因子。</translation>
    </message>
    <message>
        <source>High bit of each 3-bit code.</source>
        <translation>每个 3 位量化码的最高位。</translation>
    </message>
    <message>
        <source>Low 2 bits of each code, in planes of 32 elements.</source>
        <translation>每个量化码的低 2 位，每 32 个元素为一个平面。</translation>
    </message>
    <message>
        <source>Sixteen 6-bit group scales, stored with an offset of 32.</source>
        <translation>16 个 6 位的组缩放因子，存储时加了 32。</translation>
    </message>
    <message>
        <source>Eight pairs of a 6-bit scale and a 6-bit minimum, one a group of 32.</source>
        <translation>8 对 6 位缩放因子和 6 位最小值，每 32 个元素一对。</translation>
    </message>
    <message>
        <source>4-bit codes: low nibbles are even groups of 32, high ones odd groups.</source>
        <translation>4 位量化码：低半字节为偶数组（每组 32 个元素），高半字节为奇数组。</translation>
    </message>
    <message>
        <source>Fifth bit of each code: bit g belongs to group g.</source>
        <translation>每个量化码的第 5 位：位 g 属于第 g 组。</translation>
    </message>
    <message>
        <source>Low 4 bits: low nibbles are even groups of 32, high ones odd groups.</source>
        <translation>低 4 位：低半字节为偶数组（每组 32 个元素），高半字节为奇数组。</translation>
    </message>
    <message>
        <source>Low 4 bits of each 6-bit code.</source>
        <translation>每个 6 位量化码的低 4 位。</translation>
    </message>
    <message>
        <source>High 2 bits of each 6-bit code.</source>
        <translation>每个 6 位量化码的高 2 位。</translation>
    </message>
    <message>
        <source>Signed scale of each group of 16 elements.</source>
        <translation>每 16 个元素一组的有符号缩放因子。</translation>
    </message>
    <message>
        <source>Sum of each 16 codes; helps dot products only.</source>
        <translation>每 16 个量化码之和；仅用于加速点积。</translation>
    </message>
    <message>
        <source>4-bit indices into 16 uneven levels: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation>指向 16 个不等距量化级的 4 位索引：低半字节为元素 0-15，高半字节为元素 16-31。</translation>
    </message>
    <message>
        <source>High 2 bits of each group scale.</source>
        <translation>每个组缩放因子的高 2 位。</translation>
    </message>
    <message>
        <source>Low 4 bits of each group scale, stored with an offset of 32.</source>
        <translation>每个组缩放因子的低 4 位，存储时加了 32。</translation>
    </message>
    <message>
        <source>4-bit indices into 16 uneven levels, 16 bytes a group of 32.</source>
        <translation>指向 16 个不等距量化级的 4 位索引，每 32 个元素一组，占 16 字节。</translation>
    </message>
    <message>
        <source>Scale of the block, a power of two.</source>
        <translation>块的缩放因子，为 2 的幂。</translation>
    </message>
    <message>
        <source>4-bit floats: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation>4 位浮点数：低半字节为元素 0-15，高半字节为元素 16-31。</translation>
    </message>
    <message>
        <source>Scale of each 16 elements.</source>
        <translation>每 16 个元素的缩放因子。</translation>
    </message>
    <message>
        <source>4-bit floats, 8 bytes each 16 elements: low nibbles first.</source>
        <translation>4 位浮点数，每 16 个元素占 8 字节，低半字节在前。</translation>
    </message>
    <message>
        <source>A group of 32 in 8 bytes: 4 grid indices, 4 sign codes of 7 bits, a 4-bit scale on top.</source>
        <translation>每 32 个元素一组，占 8 字节：4 个网格索引，4 个 7 位符号码，最高 4 位为缩放因子。</translation>
    </message>
    <message>
        <source>8 elements each: a 9-bit grid index, a 7-bit sign code on top.</source>
        <translation>每 8 个元素：9 位网格索引，高 7 位为符号码。</translation>
    </message>
    <message>
        <source>4-bit scale of each 16 elements.</source>
        <translation>每 16 个元素的 4 位缩放因子。</translation>
    </message>
    <message>
        <source>Low 8 bits of the grid index of each 8 elements.</source>
        <translation>每 8 个元素的网格索引的低 8 位。</translation>
    </message>
    <message>
        <source>One sign bit an element: set is negative.</source>
        <translation>每个元素 1 个符号位：1 表示负数。</translation>
    </message>
    <message>
        <source>High 2 bits of each grid index.</source>
        <translation>每个网格索引的高 2 位。</translation>
    </message>
    <message>
        <source>Grid index of each 4 elements.</source>
        <translation>每 4 个元素的网格索引。</translation>
    </message>
    <message>
        <source>A group of 32 in 4 bytes: 4 sign codes of 7 bits, a 4-bit scale on top.</source>
        <translation>每 32 个元素一组，占 4 字节：4 个 7 位符号码，最高 4 位为缩放因子。</translation>
    </message>
    <message>
        <source>Low 8 bits of the grid index of each 4 elements.</source>
        <translation>每 4 个元素的网格索引的低 8 位。</translation>
    </message>
    <message>
        <source>Ninth bit of each grid index.</source>
        <translation>每个网格索引的第 9 位。</translation>
    </message>
    <message>
        <source>4-bit scale of each 32 elements.</source>
        <translation>每 32 个元素的 4 位缩放因子。</translation>
    </message>
    <message>
        <source>A group of 32 each: 4 times 3 high index bits, a 3-bit scale, the sign of the shift.</source>
        <translation>每 32 个元素一组：4 个 3 位的索引高位，3 位缩放因子，偏移量的符号。</translation>
    </message>
    <message>
        <source>A nibble each 8 elements: 3 high index bits, the sign of the shift.</source>
        <translation>每 8 个元素一个半字节：3 位索引高位，偏移量的符号。</translation>
    </message>
    <message>
        <source>Four 3-bit scales each; the top nibbles together are the f16 scale of the block.</source>
        <translation>每个含 4 个 3 位缩放因子；各个最高半字节合起来是块的 f16 缩放因子。</translation>
    </message>
</context>
<context>
    <name>edit_safety</name>
    <message>
        <source>Free to edit</source>
        <translation>可随意修改</translation>
    </message>
    <message>
        <source>Changes behaviour</source>
        <translation>影响模型行为</translation>
    </message>
    <message>
        <source>Breaks the model</source>
        <translation>会损坏模型</translation>
    </message>
</context>
<context>
    <name>enum_label</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>user defined</source>
        <translation>用户定义</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>first token (CLS)</source>
        <translation>首词元 (CLS)</translation>
    </message>
    <message>
        <source>last token</source>
        <translation>末词元</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>sigmoid</source>
        <translation>sigmoid</translation>
    </message>
    <message>
        <source>softmax of the chosen weights</source>
        <translation>对所选权重做 softmax</translation>
    </message>
    <message>
        <source>square root of softplus</source>
        <translation>softplus 的平方根</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no such file.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>This is a pipe, socket or device, not a regular file.</source>
        <translation>这是管道、套接字或设备，不是普通文件。</translation>
    </message>
    <message>
        <source>You have no permission to read this file.</source>
        <translation>没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>The system could not read the file.</source>
        <translation>系统无法读取此文件。</translation>
    </message>
    <message>
        <source>The file became shorter while it was being read.</source>
        <translation>读取时文件变短了。</translation>
    </message>
    <message>
        <source>The place lies outside the file.</source>
        <translation>该位置在文件之外。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>These bytes have no value: the type is not known, or they are damaged.</source>
        <translation>这些字节没有值：类型未知，或数据已损坏。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence (words of the operating system)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>This is a link to a file that is not there.</source>
        <translation>这是一个链接，但它指向的文件不存在。</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>The file has no bytes.</source>
        <translation>文件没有任何字节。</translation>
    </message>
    <message>
        <source>Not a GGUF file: {what}.</source>
        <translation>不是 GGUF 文件：{what}。</translation>
    </message>
    <message>
        <source>{n} more findings of {id}.</source>
        <translation>另有 {n} 条 {id}。</translation>
    </message>
    <message>
        <source>The file ends inside the header ({field}).</source>
        <translation>文件在文件头内结束（{field}）。</translation>
    </message>
    <message>
        <source>The magic is FUGG: GGUF with its bytes reversed.</source>
        <translation>magic 为 FUGG：GGUF 的字节顺序颠倒了。</translation>
    </message>
    <message>
        <source>Version 0 never existed; read as version 3.</source>
        <translation>版本 0 从未存在；按版本 3 读取。</translation>
    </message>
    <message>
        <source>Version {v} is not known; read as version 3, so anything below may be wrong.</source>
        <translation>未知版本 {v}；按版本 3 读取，以下内容可能都不正确。</translation>
    </message>
    <message>
        <source>Version 1: counts and lengths have 32 bits.</source>
        <translation>版本 1：数量和长度为 32 位。</translation>
    </message>
    <message>
        <source>Version 2: same bytes as version 3.</source>
        <translation>版本 2：字节与版本 3 相同。</translation>
    </message>
    <message>
        <source>Every number is big-endian.</source>
        <translation>所有数值均为大端。</translation>
    </message>
    <message>
        <source>Version {v}, but counts and lengths have {bits} bits.</source>
        <translation>版本为 {v}，但数量和长度为 {bits} 位。</translation>
    </message>
    <message>
        <source>{field} is {n}; the file has only {size} bytes.</source>
        <translation>{field} 为 {n}；文件只有 {size} 字节。</translation>
    </message>
    <message>
        <source>The file ends inside pair {i} of {n} ({key}): {field} needs {m} bytes, {k} are left.</source>
        <translation>文件在键值对 {i}（共 {n} 个，{key}）内结束：{field} 需要 {m} 字节，只剩 {k} 字节。</translation>
    </message>
    <message>
        <source>{field} of pair {i} ({key}) claims {n}, at least {m} bytes; the file has {size}.</source>
        <translation>键值对 {i}（{key}）的 {field} 声称为 {n}，至少需要 {m} 字节；文件只有 {size} 字节。</translation>
    </message>
    <message>
        <source>Value type {t} of {key} does not exist.</source>
        <translation>{key} 的值类型 {t} 不存在。</translation>
    </message>
    <message>
        <source>Element type {t} of {key} does not exist.</source>
        <translation>{key} 的元素类型 {t} 不存在。</translation>
    </message>
    <message>
        <source>{key} is an array of arrays ({n} in all).</source>
        <translation>{key} 是数组的数组（共 {n} 个）。</translation>
    </message>
    <message>
        <source>{key}: arrays are nested deeper than 64; deeper elements are not shown.</source>
        <translation>{key}：数组嵌套超过 64 层；更深的元素不显示。</translation>
    </message>
    <message>
        <source>{key}: {n} bytes or elements; llama.cpp stops at 2³⁰.</source>
        <translation>{key}：有 {n} 字节或元素；llama.cpp 的上限为 2³⁰。</translation>
    </message>
    <message>
        <source>Key {i} is empty.</source>
        <translation>第 {i} 个键为空。</translation>
    </message>
    <message>
        <source>{key} was used before at byte {b}. Readers differ: some take the first, some the last, llama.cpp refuses.</source>
        <translation>{key} 已在字节 {b} 处出现过。各读取程序处理不一：有的取第一个，有的取最后一个，llama.cpp 拒绝加载。</translation>
    </message>
    <message>
        <source>The key is not valid UTF-8.</source>
        <translation>键不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The key holds a NUL byte; C programs see it cut there.</source>
        <translation>键含有 NUL 字节；C 程序会在此处截断。</translation>
    </message>
    <message>
        <source>The key holds control codes or direction overrides.</source>
        <translation>键含有控制字符或改变文字方向的字符。</translation>
    </message>
    <message>
        <source>The key has {n} bytes; the text allows 65535.</source>
        <translation>键长 {n} 字节；规范上限为 65535。</translation>
    </message>
    <message>
        <source>{key} is not made of lower-case segments.</source>
        <translation>{key} 不是由小写分段组成。</translation>
    </message>
    <message>
        <source>The text of {key} is not valid UTF-8 ({n} in all).</source>
        <translation>{key} 的文本不是有效的 UTF-8（共 {n} 处）。</translation>
    </message>
    <message>
        <source>The text of {key} holds control codes or direction overrides.</source>
        <translation>{key} 的文本含有控制字符或改变文字方向的字符。</translation>
    </message>
    <message>
        <source>A bool of {key} holds {v} ({n} in all).</source>
        <translation>{key} 的布尔值为 {v}（共 {n} 处）。</translation>
    </message>
    <message>
        <source>general.alignment is {type}, not u32; 32 is used.</source>
        <translation>general.alignment 的类型为 {type}，不是 u32；按 32 处理。</translation>
    </message>
    <message>
        <source>general.alignment is 0; 32 is used.</source>
        <translation>general.alignment 为 0；按 32 处理。</translation>
    </message>
    <message>
        <source>general.alignment is {v}; llama.cpp wants a power of two.</source>
        <translation>general.alignment 为 {v}；llama.cpp 要求 2 的幂。</translation>
    </message>
    <message>
        <source>general.alignment is {v}; the text wants a multiple of 8.</source>
        <translation>general.alignment 为 {v}；规范要求 8 的倍数。</translation>
    </message>
    <message>
        <source>general.alignment is {v}, but the tensors lie as with 32; 32 is used.</source>
        <translation>general.alignment 为 {v}，但张量按 32 排列；按 32 处理。</translation>
    </message>
    <message>
        <source>The file ends inside tensor info {i} of {n} ({name}).</source>
        <translation>文件在张量信息 {i}（共 {n} 个，{name}）内结束。</translation>
    </message>
    <message>
        <source>The name of tensor info {i} claims {n} bytes; the file has {size}.</source>
        <translation>张量信息 {i} 的名称声称有 {n} 字节；文件只有 {size} 字节。</translation>
    </message>
    <message>
        <source>Tensor info {i} ({name}) claims {n} dimensions; at most 16 are read.</source>
        <translation>张量信息 {i}（{name}）声称有 {n} 个维度；最多读取 16 个。</translation>
    </message>
    <message>
        <source>Tensor {i} has no name.</source>
        <translation>张量 {i} 没有名称。</translation>
    </message>
    <message>
        <source>The name has 64 bytes: the text&apos;s limit; llama.cpp takes 63.</source>
        <translation>名称有 64 字节：已达规范上限；llama.cpp 上限为 63。</translation>
    </message>
    <message>
        <source>The name has {n} bytes; the text allows 64, llama.cpp 63.</source>
        <translation>名称有 {n} 字节；规范上限为 64，llama.cpp 上限为 63。</translation>
    </message>
    <message>
        <source>{name} was used before at byte {b}.</source>
        <translation>{name} 已在字节 {b} 处出现过。</translation>
    </message>
    <message>
        <source>{name} equals the name at byte {b} up to the first NUL.</source>
        <translation>{name} 在第一个 NUL 之前与字节 {b} 处的名称相同。</translation>
    </message>
    <message>
        <source>The name holds a NUL byte; C programs see it cut there.</source>
        <translation>名称含有 NUL 字节；C 程序会在此处截断。</translation>
    </message>
    <message>
        <source>The name is not valid UTF-8.</source>
        <translation>名称不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The name holds control codes or direction overrides.</source>
        <translation>名称含有控制字符或改变文字方向的字符。</translation>
    </message>
    <message>
        <source>{name} has no dimensions: one element.</source>
        <translation>{name} 没有维度：只有一个元素。</translation>
    </message>
    <message>
        <source>{name} has {n} dimensions; llama.cpp takes 4.</source>
        <translation>{name} 有 {n} 个维度；llama.cpp 最多支持 4 个。</translation>
    </message>
    <message>
        <source>{name} has no elements.</source>
        <translation>{name} 没有元素。</translation>
    </message>
    <message>
        <source>Dimension {k} of {name} is {v}: negative as a signed number.</source>
        <translation>{name} 的维度 {k} 为 {v}：按有符号数是负数。</translation>
    </message>
    <message>
        <source>Type {id} is not known (tensors: {n}, bytes: {m}).</source>
        <translation>未知类型 {id}（张量：{n} 个，字节：{m}）。</translation>
    </message>
    <message>
        <source>Type {id} ({name}) was removed from llama.cpp (tensors: {n}); {fit}.</source>
        <translation>类型 {id}（{name}）已从 llama.cpp 中移除（张量：{n} 个）；{fit}。</translation>
    </message>
    <message>
        <source>Type {id} belongs to {forks} (tensors: {n}); {fit}.</source>
        <translation>类型 {id} 属于 {forks}（张量：{n} 个）；{fit}。</translation>
    </message>
    <message>
        <source>Type {id} can be {names}: the offsets fit all of them.</source>
        <translation>类型 {id} 可能是 {names}：偏移与它们都吻合。</translation>
    </message>
    <message>
        <source>Type {id} is {mainline} in llama.cpp, but the offsets fit {name} ({fork}).</source>
        <translation>类型 {id} 在 llama.cpp 中是 {mainline}，但偏移与 {name}（{fork}）吻合。</translation>
    </message>
    <message>
        <source>Type {id} is read as {mainline}; the offsets fit {names} too.</source>
        <translation>类型 {id} 按 {mainline} 读取；偏移与 {names} 也吻合。</translation>
    </message>
    <message>
        <source>A row of {name} has {ne0} elements, no multiple of the block of {n}.</source>
        <translation>{name} 每行有 {ne0} 个元素，不是块大小 {n} 的倍数。</translation>
    </message>
    <message>
        <source>{name}: {shape} does not fit 64-bit sizes.</source>
        <translation>{name}：{shape} 超出 64 位大小的范围。</translation>
    </message>
    <message>
        <source>The data should begin at byte {D}, {n} bytes behind the end of the file.</source>
        <translation>数据应从字节 {D} 处开始，该处超出文件末尾 {n} 字节。</translation>
    </message>
    <message>
        <source>{name}: offset {o} is no multiple of {a}.</source>
        <translation>{name}：偏移 {o} 不是 {a} 的倍数。</translation>
    </message>
    <message>
        <source>The data of {name} lies before that of a tensor listed earlier.</source>
        <translation>{name} 的数据位于列表中更靠前的张量之前。</translation>
    </message>
    <message>
        <source>{n} bytes before {name} belong to no tensor.</source>
        <translation>{name} 之前有 {n} 字节不属于任何张量。</translation>
    </message>
    <message>
        <source>{name} shares {n} bytes with {other}.</source>
        <translation>{name} 与 {other} 共用 {n} 字节。</translation>
    </message>
    <message>
        <source>{name}: {n} of {m} bytes are there.</source>
        <translation>{name}：{m} 字节中只有 {n} 字节在文件中。</translation>
    </message>
    <message>
        <source>The data of {name} would begin at byte {b}; the file ends at {size}.</source>
        <translation>{name} 的数据应从字节 {b} 处开始；文件在 {size} 处结束。</translation>
    </message>
    <message>
        <source>{k} of {n} tensors are incomplete, {m} bytes are missing.</source>
        <translation>{n} 个张量中有 {k} 个不完整，缺少 {m} 字节。</translation>
    </message>
    <message>
        <source>{n} bytes of padding after the last tensor are missing.</source>
        <translation>最后一个张量之后缺少 {n} 字节填充。</translation>
    </message>
    <message>
        <source>{n} bytes behind the last tensor: {what}.</source>
        <translation>最后一个张量之后有 {n} 字节：{what}。</translation>
    </message>
    <message>
        <source>The padding {where} is not zero.</source>
        <translation>填充（{where}）不为零。</translation>
    </message>
    <message>
        <source>{key} is {type}; llama.cpp wants {wanted}.</source>
        <translation>{key} 的类型为 {type}；llama.cpp 要求 {wanted}。</translation>
    </message>
    <message>
        <source>split.no is {n} of {m}.</source>
        <translation>split.no 为 {n}，共 {m} 个分片。</translation>
    </message>
    <message>
        <source>Shard {n} of {m}, but the file name does not say so.</source>
        <translation>这是第 {n} 个分片，共 {m} 个，但文件名未体现。</translation>
    </message>
    <message>
        <source>{k} of {m} shards are not beside this one: {list}.</source>
        <translation>共 {m} 个分片，有 {k} 个不在此文件旁：{list}。</translation>
    </message>
    <message>
        <source>The shards hold {n} tensors, the set should have {m}.</source>
        <translation>各分片共有 {n} 个张量，应为 {m} 个。</translation>
    </message>
    <message>
        <source>No general.architecture; {guess}.</source>
        <translation>没有 general.architecture；{guess}。</translation>
    </message>
    <message>
        <source>Architecture {name} is not in the list of known ones.</source>
        <translation>架构 {name} 不在已知列表中。</translation>
    </message>
    <message>
        <source>{key} is of type {type}; llama.cpp wants exactly {wanted}.</source>
        <translation>{key} 的类型为 {type}；llama.cpp 只接受 {wanted}。</translation>
    </message>
    <message>
        <source>{key} is missing; llama.cpp needs it.</source>
        <translation>缺少 {key}；llama.cpp 需要它。</translation>
    </message>
    <message>
        <source>{key} has {n} values, the model has {m} blocks.</source>
        <translation>{key} 有 {n} 个值，而模型有 {m} 层。</translation>
    </message>
    <message>
        <source>block_count is {n}; the tensors have {m} blocks.</source>
        <translation>block_count 为 {n}；张量共有 {m} 层。</translation>
    </message>
    <message>
        <source>Block {i} lacks {roles} that the other blocks have.</source>
        <translation>第 {i} 层缺少其他层都有的 {roles}。</translation>
    </message>
    <message>
        <source>{name} is missing for architecture {arch}.</source>
        <translation>架构 {arch} 缺少张量 {name}。</translation>
    </message>
    <message>
        <source>{name} is {shape}; {key} says {n}.</source>
        <translation>{name} 的形状为 {shape}；{key} 要求 {n}。</translation>
    </message>
    <message>
        <source>{key} is {n}, which does not divide {other} of {m}.</source>
        <translation>{key} 为 {n}，不能整除 {other} 的 {m}。</translation>
    </message>
    <message>
        <source>{key} is {n}, but no tensor holds experts.</source>
        <translation>{key} 为 {n}，但没有专家张量。</translation>
    </message>
    <message>
        <source>general.file_type says {label}; by bytes the weights of the blocks are {share} {type}.</source>
        <translation>general.file_type 标为 {label}；按字节计，各层权重有 {share} 是 {type}。</translation>
    </message>
    <message>
        <source>{name} needs {companion}, which is not there.</source>
        <translation>{name} 需要 {companion}，但文件中没有。</translation>
    </message>
    <message>
        <source>{n} tokens, but {m} values in {key}.</source>
        <translation>词元有 {n} 个，而 {key} 有 {m} 个值。</translation>
    </message>
    <message>
        <source>{key} is {id}; there are {n} tokens.</source>
        <translation>{key} 为 {id}；词元只有 {n} 个。</translation>
    </message>
    <message>
        <source>Merge {i} uses a token that does not exist ({n} such merges).</source>
        <translation>合并规则 {i} 用到不存在的词元（共 {n} 条）。</translation>
    </message>
    <message>
        <source>Token {text} occurs {n} times; {m} texts occur more than once.</source>
        <translation>词元 {text} 出现 {n} 次；共有 {m} 个文本重复。</translation>
    </message>
    <message>
        <source>The embedding has {n} rows; there are {m} tokens.</source>
        <translation>词嵌入有 {n} 行；词元有 {m} 个。</translation>
    </message>
    <message>
        <source>BPE without tokenizer.ggml.pre: text is split differently.</source>
        <translation>BPE 分词器没有 tokenizer.ggml.pre：文本的切分会不同。</translation>
    </message>
    <message>
        <source>No chat template; programs use one of their own.</source>
        <translation>没有聊天模板；程序会使用自带的模板。</translation>
    </message>
    <message>
        <source>The name says SHA-256 {stated}; the bytes have {actual}.</source>
        <translation>文件名写的 SHA-256 是 {stated}，实际内容的是 {actual}。</translation>
    </message>
    <message>
        <source>By split.no this is shard {n} of {m}; the file name says {a} of {b}.</source>
        <translation>按 split.no，这是第 {n} 个分片（共 {m} 个）；文件名说是第 {a} 个（共 {b} 个）。</translation>
    </message>
    <message>
        <source>{file} says that it is one of {n}, this shard one of {m}.</source>
        <translation>{file} 说共有 {n} 个分片，而本分片说共有 {m} 个。</translation>
    </message>
    <message>
        <source>Shard {i} of {m} is there, but cannot be read.</source>
        <translation>第 {i} 个分片（共 {m} 个）存在，但无法读取。</translation>
    </message>
    <message>
        <source>Shard {i} of {m} is there, but is no GGUF file: {what}.</source>
        <translation>第 {i} 个分片（共 {m} 个）存在，但不是 GGUF 文件：{what}。</translation>
    </message>
    <message>
        <source>{k} of {m} shards are missing or cannot be used: {list}.</source>
        <translation>{m} 个分片中有 {k} 个缺失或无法使用：{list}。</translation>
    </message>
    <message>
        <source>The shards hold {n} different tensors, the set should have {m}; in more than one shard: {k}, the first is {name}.</source>
        <translation>各分片共有 {n} 个不同的张量，而整套应有 {m} 个；出现在多个分片中的有 {k} 个，第一个是 {name}。</translation>
    </message>
    <message>
        <source>Token {text} occurs {n} times.</source>
        <translation>词元 {text} 出现了 {n} 次。</translation>
    </message>
</context>
<context>
    <name>finding_advice</name>
    <message>
        <source>Download or copy it again.</source>
        <translation>请重新下载或复制。</translation>
    </message>
    <message>
        <source>Convert it with the tool of its format; for a Git LFS pointer fetch the object that it stands for; for a web page look at its title.</source>
        <translation>用对应格式的工具转换；如为 Git LFS 指针，请获取它指向的对象；如为网页，请查看其标题。</translation>
    </message>
    <message>
        <source>Mend the first ones, look again.</source>
        <translation>先修复前面的问题，再检查一次。</translation>
    </message>
    <message>
        <source>Download again.</source>
        <translation>请重新下载。</translation>
    </message>
    <message>
        <source>Read on; set the four bytes to GGUF if the rest is right.</source>
        <translation>可继续读取；若其余部分正确，将这四个字节改为 GGUF。</translation>
    </message>
    <message>
        <source>Ask where the file comes from.</source>
        <translation>请确认文件的来源。</translation>
    </message>
    <message>
        <source>Look for a newer program.</source>
        <translation>请寻找更新版本的程序。</translation>
    </message>
    <message>
        <source>Convert again with a current tool.</source>
        <translation>用当前的工具重新转换。</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>无需处理。</translation>
    </message>
    <message>
        <source>Convert into a copy for little-endian machines.</source>
        <translation>转换出一份用于小端机器的副本。</translation>
    </message>
    <message>
        <source>Correct the version in a copy.</source>
        <translation>在副本中更正版本号。</translation>
    </message>
    <message>
        <source>Do not trust the file.</source>
        <translation>请勿信任此文件。</translation>
    </message>
    <message>
        <source>The rest cannot be read; a newer program may know the type.</source>
        <translation>其余部分无法读取；更新的程序可能认识此类型。</translation>
    </message>
    <message>
        <source>Fine by the text; llama.cpp refuses it: flatten it for llama.cpp.</source>
        <translation>符合规范，但 llama.cpp 拒绝加载：如需用于 llama.cpp，请展平数组。</translation>
    </message>
    <message>
        <source>Suspect a hostile file.</source>
        <translation>可能是恶意文件。</translation>
    </message>
    <message>
        <source>Split the value.</source>
        <translation>请拆分该值。</translation>
    </message>
    <message>
        <source>Rename it in a copy.</source>
        <translation>请在副本中重命名。</translation>
    </message>
    <message>
        <source>Delete one.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation>请重命名。</translation>
    </message>
    <message>
        <source>Suspect the file; rename it.</source>
        <translation>文件可疑；请重命名。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>请缩短。</translation>
    </message>
    <message>
        <source>Usual for broken byte tokens; bytes are kept on save.</source>
        <translation>常见于不完整的字节词元；保存时字节保持不变。</translation>
    </message>
    <message>
        <source>It is shown escaped; look before pasting it.</source>
        <translation>已转义显示；粘贴前请先检查。</translation>
    </message>
    <message>
        <source>Everybody reads it as true; write 1.</source>
        <translation>各程序都读作 true；请写为 1。</translation>
    </message>
    <message>
        <source>Store it as u32.</source>
        <translation>请存储为 u32。</translation>
    </message>
    <message>
        <source>Remove the key.</source>
        <translation>请删除该键。</translation>
    </message>
    <message>
        <source>Rewrite with 32.</source>
        <translation>请按 32 重写。</translation>
    </message>
    <message>
        <source>Set the key to 32 (same bytes, in place).</source>
        <translation>将该键设为 32（字节数不变，就地修改）。</translation>
    </message>
    <message>
        <source>Rename one.</source>
        <translation>请重命名其中一个。</translation>
    </message>
    <message>
        <source>Fine for programs that know it (diffusion).</source>
        <translation>支持它的程序可正常使用（扩散模型）。</translation>
    </message>
    <message>
        <source>Nothing to do: such tensors serve as tags.</source>
        <translation>无需处理：这类张量用作标记。</translation>
    </message>
    <message>
        <source>Quantise again from the source.</source>
        <translation>请从源模型重新量化。</translation>
    </message>
    <message>
        <source>Use that fork, or quantise again.</source>
        <translation>请使用该分支，或重新量化。</translation>
    </message>
    <message>
        <source>Ask where the file comes from; choose by hand.</source>
        <translation>请确认文件的来源；手动选择类型。</translation>
    </message>
    <message>
        <source>Use that fork.</source>
        <translation>请使用该分支。</translation>
    </message>
    <message>
        <source>Check values if they look wrong.</source>
        <translation>若数值看起来不对，请检查。</translation>
    </message>
    <message>
        <source>Not decoded; convert again.</source>
        <translation>未解码；请重新转换。</translation>
    </message>
    <message>
        <source>Do not load it anywhere.</source>
        <translation>请勿在任何地方加载。</translation>
    </message>
    <message>
        <source>Download again, or mend the alignment.</source>
        <translation>请重新下载，或修正对齐。</translation>
    </message>
    <message>
        <source>Rewrite the file.</source>
        <translation>请重写文件。</translation>
    </message>
    <message>
        <source>Rewrite in order for llama.cpp.</source>
        <translation>如需用于 llama.cpp，请按顺序重写。</translation>
    </message>
    <message>
        <source>Rewrite for llama.cpp.</source>
        <translation>如需用于 llama.cpp，请重写。</translation>
    </message>
    <message>
        <source>Download again; the rest can be looked at.</source>
        <translation>请重新下载；其余部分仍可查看。</translation>
    </message>
    <message>
        <source>Append zeros. llama.cpp itself loads such a model; programs that read the data in one piece (imatrix, control vectors) do not.</source>
        <translation>在末尾补零。llama.cpp 本身能加载这样的模型；一次性读取全部数据的程序（imatrix、控制向量）则不能。</translation>
    </message>
    <message>
        <source>Look at them; cut them off.</source>
        <translation>请检查这些字节；可将其截去。</translation>
    </message>
    <message>
        <source>Look at it: hidden bytes or a careless writer.</source>
        <translation>请检查：可能藏有数据，或写入程序不严谨。</translation>
    </message>
    <message>
        <source>Store it with that type.</source>
        <translation>请以该类型存储。</translation>
    </message>
    <message>
        <source>Ask for the set again.</source>
        <translation>请重新获取整套文件。</translation>
    </message>
    <message>
        <source>Rename all shards alike.</source>
        <translation>请统一重命名所有分片。</translation>
    </message>
    <message>
        <source>Shards of two sets are mixed.</source>
        <translation>混入了两组分片。</translation>
    </message>
    <message>
        <source>Nothing to do, or add it.</source>
        <translation>无需处理，也可补上。</translation>
    </message>
    <message>
        <source>A newer program may know it.</source>
        <translation>更新的程序可能认识它。</translation>
    </message>
    <message>
        <source>Change the type.</source>
        <translation>请改用该类型。</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>请补上。</translation>
    </message>
    <message>
        <source>Convert again.</source>
        <translation>请重新转换。</translation>
    </message>
    <message>
        <source>Check the converter.</source>
        <translation>请检查转换工具。</translation>
    </message>
    <message>
        <source>Not a cut file; ask the author.</source>
        <translation>文件并未截断；请询问作者。</translation>
    </message>
    <message>
        <source>Ask the author.</source>
        <translation>请询问作者。</translation>
    </message>
    <message>
        <source>Believe the tensors.</source>
        <translation>以张量为准。</translation>
    </message>
    <message>
        <source>Convert again. Shorter lists make llama.cpp fail.</source>
        <translation>请重新转换。列表过短会使 llama.cpp 出错。</translation>
    </message>
    <message>
        <source>Correct the id in place.</source>
        <translation>请就地更正编号。</translation>
    </message>
    <message>
        <source>Often padding; check.</source>
        <translation>常为填充行；请核对。</translation>
    </message>
    <message>
        <source>Add the key.</source>
        <translation>请补上此键。</translation>
    </message>
    <message>
        <source>Nothing to do for a base model; for a chat model add tokenizer.chat_template.</source>
        <translation>基础模型无需处理；聊天模型请补上 tokenizer.chat_template。</translation>
    </message>
    <message>
        <source>The file is cut, damaged or was changed: compare its size, download it again.</source>
        <translation>文件被截断、损坏或改动过：请核对大小，重新下载。</translation>
    </message>
    <message>
        <source>The download is incomplete: download the file again, or resume it.</source>
        <translation>下载不完整：请重新下载该文件，或继续下载。</translation>
    </message>
    <message>
        <source>Rename it; where a shard of that number is there already, get the one that the name means again.</source>
        <translation>请重命名；如果已有该编号的分片，请重新获取文件名所指的那个分片。</translation>
    </message>
    <message>
        <source>Put all into one folder, and get again what is no shard. A lone shard is not damaged.</source>
        <translation>请把所有分片放在同一文件夹中，并重新获取不是分片的文件。单独一个分片并不是损坏。</translation>
    </message>
    <message>
        <source>A shard is from another version, or is there twice under two names: get it again.</source>
        <translation>有分片来自另一版本，或以两个名称出现了两次：请重新获取。</translation>
    </message>
</context>
<context>
    <name>ggufscope::BackgroundCheck</name>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
</context>
<context>
    <name>ggufscope::Breadcrumb</name>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
</context>
<context>
    <name>ggufscope::ChecksumDialog</name>
    <message>
        <source>Checksums</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>复制 %1</translation>
    </message>
</context>
<context>
    <name>ggufscope::DigestErrand</name>
    <message>
        <source>Hashing</source>
        <translation>正在计算哈希</translation>
    </message>
</context>
<context>
    <name>ggufscope::DocumentTab</name>
    <message>
        <source>The file on disk became shorter. Bytes behind its new end can no longer be shown.</source>
        <translation>磁盘上的文件变短了。新末尾之后的字节已无法显示。</translation>
    </message>
    <message>
        <source>The file on disk became longer. What is shown ends where it ended before.</source>
        <translation>磁盘上的文件变长了。显示的内容仍止于原来的末尾。</translation>
    </message>
    <message>
        <source>The file on disk has changed. What is shown may no longer be right.</source>
        <translation>磁盘上的文件已更改。显示的内容可能不再正确。</translation>
    </message>
    <message>
        <source>Another file has taken the place of this one. The old one is still shown.</source>
        <translation>此文件已被另一个文件取代。显示的仍是旧文件。</translation>
    </message>
    <message>
        <source>The file is no longer at its place. It is still shown as long as this window has it open.</source>
        <translation>文件已不在原处。在此窗口关闭它之前，仍可继续查看。</translation>
    </message>
    <message>
        <source>The check could not be finished. %1</source>
        <translation>检查未能完成。%1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>It was taken off the list of recent files.</source>
        <translation>已将其从最近文件列表中移除。</translation>
    </message>
    <message>
        <source>%1 could not be opened. %2</source>
        <translation>无法打开 %1。%2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>ggufscope::DocumentView</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>ggufscope::FailurePage</name>
    <message>
        <source>It may have been moved, renamed or deleted, or its drive is not connected.</source>
        <translation>它可能已被移动、重命名或删除，或者所在的驱动器未连接。</translation>
    </message>
    <message>
        <source>Choose one of the .gguf files in it.</source>
        <translation>请选择其中的一个 .gguf 文件。</translation>
    </message>
    <message>
        <source>A model has to be read at any place, so it must be a file on a drive. Save it first.</source>
        <translation>模型需要能从任意位置读取，因此必须是磁盘上的文件。请先保存。</translation>
    </message>
    <message>
        <source>Ask its owner for the right to read it, or open a copy of your own.</source>
        <translation>请向所有者申请读取权限，或打开自己的副本。</translation>
    </message>
    <message>
        <source>Another program is writing it. Try again when that has finished.</source>
        <translation>另一个程序正在写入它。请等它写完后再试。</translation>
    </message>
    <message>
        <source>The drive or its connection may be at fault.</source>
        <translation>驱动器或其连接可能有故障。</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Open Another File…</source>
        <translation>打开其他文件…</translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>The file that it leads to may have been moved or deleted. Download or copy it again.</source>
        <translation>它指向的文件可能已被移动或删除。请重新下载或复制。</translation>
    </message>
</context>
<context>
    <name>ggufscope::FileMap</name>
    <message>
        <source>Map of the file</source>
        <translation>文件布局图</translation>
    </message>
    <message>
        <source>Missing: %1 bytes of tensors</source>
        <translation>缺少：%1 字节张量数据</translation>
    </message>
    <message>
        <source>%1 objects, from %2 to %3</source>
        <translation>%1 个对象，从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1: %2
%3 – %4, %5 bytes</source>
        <translation>%1：%2
%3 – %4，%5 字节</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>缺少 %1</translation>
    </message>
</context>
<context>
    <name>ggufscope::FileOpener</name>
    <message>
        <source>Opening</source>
        <translation>正在打开</translation>
    </message>
</context>
<context>
    <name>ggufscope::FileTabs</name>
    <message>
        <source>Could not be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>磁盘上的文件已更改</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>打开的文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>关闭其他标签页(&amp;O)</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
</context>
<context>
    <name>ggufscope::FindingsStrip</name>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 条提示</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 条提示</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Show the list of problems</source>
        <translation>显示问题列表</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有发现问题</translation>
    </message>
    <message>
        <source>by the rules of llama.cpp&apos;s loader</source>
        <translation>按 llama.cpp 加载器的规则</translation>
    </message>
    <message>
        <source>by the text of the format</source>
        <translation>按格式规范</translation>
    </message>
    <message>
        <source> · still checking</source>
        <translation> · 仍在检查</translation>
    </message>
    <message>
        <source>Select its bytes</source>
        <translation>选中对应的字节</translation>
    </message>
    <message>
        <source> · check cancelled</source>
        <translation> · 检查已取消</translation>
    </message>
    <message>
        <source> · check not finished</source>
        <translation> · 检查未完成</translation>
    </message>
</context>
<context>
    <name>ggufscope::ForeignSection</name>
    <message>
        <source>This is %1.</source>
        <translation>这是%1。</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>Size of the model</source>
        <translation>模型的大小</translation>
    </message>
    <message>
        <source>Hash of the model</source>
        <translation>模型的哈希</translation>
    </message>
    <message>
        <source>GGUF begins at</source>
        <translation>GGUF 始于</translation>
    </message>
    <message>
        <source>First byte that is not zero</source>
        <translation>首个非零字节</translation>
    </message>
    <message>
        <source>byte %1 (%2)</source>
        <translation>字节 %1（%2）</translation>
    </message>
    <message>
        <source>Size of this file</source>
        <translation>此文件的大小</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>复制：%1</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>开头的字节</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>发现：%1。</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>Bytes from %1 on</source>
        <translation>从 %1 开始的字节</translation>
    </message>
    <message>
        <source>Select its bytes</source>
        <translation>选中其字节</translation>
    </message>
</context>
<context>
    <name>ggufscope::GoToField</name>
    <message>
        <source>Go to: 0x1F4A2, +64, name</source>
        <translation>转到：0x1F4A2、+64、名称</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>An offset (128,162 or 0x1F4A2, end-16, data+64), a step from the caret (+64, -0x10), a key&apos;s or tensor&apos;s name, or an element by row and column (token_embd.weight[3,256])</source>
        <translation>偏移（128,162 或 0x1F4A2、end-16、data+64）、相对光标的步长（+64、-0x10）、键或张量的名称，或按行和列指定的元素（token_embd.weight[3,256]）</translation>
    </message>
</context>
<context>
    <name>ggufscope::GuessErrand</name>
    <message>
        <source>Looking behind the fault</source>
        <translation>在故障之后查找</translation>
    </message>
</context>
<context>
    <name>ggufscope::GuessModel</name>
    <message>
        <source>type %1</source>
        <translation>类型 %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>tensor info</source>
        <translation>张量信息</translation>
    </message>
    <message>
        <source>How many guesses stand back to back with this one: the more, the surer</source>
        <translation>与此项首尾相接的猜测有多少个：越多越可靠</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Seems to be</source>
        <translation>疑似</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape or value</source>
        <translation>形状或值</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>连续段</translation>
    </message>
</context>
<context>
    <name>ggufscope::GuessSection</name>
    <message>
        <source>Guessed — not read by the rules of the format</source>
        <translation>猜测所得——并非按格式规则读取</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Look for what follows</source>
        <translation>查找后面的内容</translation>
    </message>
    <message>
        <source>Keys and tensor infos may still stand behind this place. They can only be guessed at.</source>
        <translation>此处之后可能还有键和张量信息，但只能靠猜测。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>查找已取消。</translation>
    </message>
    <message>
        <source>The search could not be finished. %1</source>
        <translation>查找未能完成。%1</translation>
    </message>
    <message>
        <source>Looking for keys and tensor infos…</source>
        <translation>正在查找键和张量信息…</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>Nothing behind byte %1 looks like a key or a tensor info.</source>
        <translation>字节 %1 之后没有任何内容像键或张量信息。</translation>
    </message>
    <message>
        <source>%1 keys and %2 tensor infos seem to stand behind byte %3, where reading stopped. They are in no other view.</source>
        <translation>读取停止于字节 %3，其后似有 %1 个键和 %2 个张量信息。它们不出现在其他视图中。</translation>
    </message>
    <message>
        <source>%1 more are not listed.</source>
        <translation>另有 %1 个未列出。</translation>
    </message>
    <message>
        <source>If so, the tensor data begins at byte %1 (alignment %2), and %3 of these tensors lie whole in the file.</source>
        <translation>若如此，张量数据从字节 %1 开始（对齐 %2），其中 %3 个张量完整地位于文件中。</translation>
    </message>
    <message>
        <source>Everything up to the end of the file was looked at.</source>
        <translation>直到文件末尾都已查看。</translation>
    </message>
    <message>
        <source>The search ended at byte %1: with these, as many tensors are known as the header claims.</source>
        <translation>查找结束于字节 %1：加上这些，已知的张量数与文件头所述相同。</translation>
    </message>
    <message>
        <source>The search ended at byte %1, after %2 without any.</source>
        <translation>查找结束于字节 %1：此前 %2 内没有任何结果。</translation>
    </message>
</context>
<context>
    <name>ggufscope::HexDock</name>
    <message>
        <source>Hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 列</translation>
    </message>
    <message>
        <source>Bytes in a row</source>
        <translation>每行字节数</translation>
    </message>
    <message>
        <source>Shard whose bytes are shown</source>
        <translation>正在显示其字节的分片</translation>
    </message>
    <message>
        <source>Shard %1 of %2</source>
        <translation>分片 %1 / %2</translation>
    </message>
</context>
<context>
    <name>ggufscope::HexMinimap</name>
    <message>
        <source>Map of the file</source>
        <translation>文件布局图</translation>
    </message>
</context>
<context>
    <name>ggufscope::HexView</name>
    <message>
        <source>Bytes of the file</source>
        <translation>文件的字节</translation>
    </message>
    <message>
        <source>Copy as hex</source>
        <translation>复制为十六进制</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy as C array</source>
        <translation>复制为 C 数组</translation>
    </message>
    <message>
        <source>Copy as Python bytes</source>
        <translation>复制为 Python bytes</translation>
    </message>
    <message>
        <source>Copy as Base64</source>
        <translation>复制为 Base64</translation>
    </message>
    <message>
        <source>Copy offset</source>
        <translation>复制偏移</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Select field, then what is around it</source>
        <translation>选择字段，再逐级扩大</translation>
    </message>
    <message>
        <source>%1 are selected; at most %2 can be copied at once.</source>
        <translation>已选中 %1；一次最多可复制 %2。</translation>
    </message>
    <message>
        <source>Copying bytes</source>
        <translation>正在复制字节</translation>
    </message>
    <message>
        <source>Copy as hex dump</source>
        <translation>复制为十六进制转储</translation>
    </message>
    <message>
        <source>Save selected bytes…</source>
        <translation>保存所选字节…</translation>
    </message>
    <message>
        <source>Checksums of selected bytes</source>
        <translation>所选字节的校验和</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Save Selected Bytes</source>
        <translation>保存所选字节</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>That is the model itself. Choose another name.</source>
        <translation>这就是模型文件本身。请另选名称。</translation>
    </message>
    <message>
        <source>Saved as %1: %2.</source>
        <translation>已保存为 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 未写入：%2</translation>
    </message>
    <message>
        <source>Saving bytes</source>
        <translation>正在保存字节</translation>
    </message>
    <message>
        <source>Working out checksums</source>
        <translation>正在计算校验和</translation>
    </message>
</context>
<context>
    <name>ggufscope::InspectorDock</name>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1，行 %2，列 %3</translation>
    </message>
    <message>
        <source>%1, row %2, columns %3 – %4 (block %5)</source>
        <translation>%1，行 %2，列 %3 – %4（块 %5）</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>未选中任何内容</translation>
    </message>
    <message>
        <source>Select a key, a tensor or a byte
to see what it means.</source>
        <translation>选择一个键、张量或字节，查看它的含义。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>In the tensor</source>
        <translation>在张量中的位置</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
</context>
<context>
    <name>ggufscope::InterpretationModel</name>
    <message>
        <source>The byte order of this file</source>
        <translation>此文件的字节序</translation>
    </message>
    <message>
        <source>As</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>大端</translation>
    </message>
</context>
<context>
    <name>ggufscope::InterpretationTable</name>
    <message>
        <source>Bytes as</source>
        <translation>字节解读</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>大端</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>Read the bytes in this order</source>
        <translation>按此字节序解读</translation>
    </message>
</context>
<context>
    <name>ggufscope::LoadingPage</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>File that is being opened</source>
        <translation>正在打开的文件</translation>
    </message>
    <message>
        <source>Progress of opening</source>
        <translation>打开进度</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Reading the header …</source>
        <translation>正在读取文件头…</translation>
    </message>
</context>
<context>
    <name>ggufscope::MainWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>重新加载(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>暂无文件</translation>
    </message>
    <message>
        <source>&amp;Forget All</source>
        <translation>清空列表(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Maximise Hex</source>
        <translation>最大化十六进制(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>F&amp;ind Key, Tensor, Offset…</source>
        <translation>查找键、张量、偏移(&amp;I)…</translation>
    </message>
    <message>
        <source>Fi&amp;lter the Page</source>
        <translation>筛选当前页(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About GGUF Scope</source>
        <translation>关于 GGUF Scope(&amp;A)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation>GGUF 文件 (*.gguf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>About GGUF Scope</source>
        <translation>关于 GGUF Scope</translation>
    </message>
    <message>
        <source>An explorer for GGUF model files.
Free software, MIT licence.
Built with Qt %1.</source>
        <translation>GGUF 模型文件浏览器。
以 MIT 许可证发布的自由软件。
使用 Qt %1 构建。</translation>
    </message>
    <message>
        <source>&amp;Go to Offset…</source>
        <translation>转到偏移(&amp;G)…</translation>
    </message>
    <message>
        <source>Reopen Closed &amp;File</source>
        <translation>重新打开关闭的文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>下一个标签页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>上一个标签页(&amp;P)</translation>
    </message>
    <message>
        <source>Open Model Files</source>
        <translation>打开模型文件</translation>
    </message>
</context>
<context>
    <name>ggufscope::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>隐藏此消息</translation>
    </message>
</context>
<context>
    <name>ggufscope::MetadataModel</name>
    <message>
        <source>(empty key)</source>
        <translation>（空键）</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%1 / %2 个键</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Reading values to search them</source>
        <translation>正在读取值以便搜索</translation>
    </message>
</context>
<context>
    <name>ggufscope::MetadataPage</name>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>Filter keys and values</source>
        <translation>筛选键和值</translation>
    </message>
    <message>
        <source>Filter metadata</source>
        <translation>筛选元数据</translation>
    </message>
    <message>
        <source>Number of keys shown</source>
        <translation>显示的键数</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>Copy key</source>
        <translation>复制键</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Copy offset</source>
        <translation>复制偏移</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%1 / %2 个键</translation>
    </message>
    <message>
        <source> · not every value is searched</source>
        <translation> · 并非所有值都被搜索</translation>
    </message>
    <message>
        <source>No key or value fits the filter. Esc clears it.</source>
        <translation>没有符合筛选条件的键或值。按 Esc 清除筛选。</translation>
    </message>
    <message>
        <source>This is no GGUF file, so it has no metadata.</source>
        <translation>这不是 GGUF 文件，因此没有元数据。</translation>
    </message>
    <message>
        <source>The file has no metadata.</source>
        <translation>文件没有元数据。</translation>
    </message>
    <message>
        <source>None of the %1 pairs could be read. The Overview says where reading stopped.</source>
        <translation>%1 个键值对均无法读取。“概览”页说明了读取停止的位置。</translation>
    </message>
</context>
<context>
    <name>ggufscope::NoticeLine</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>ggufscope::OriginErrand</name>
    <message>
        <source>Looking where the file comes from</source>
        <translation>正在查找文件来源</translation>
    </message>
</context>
<context>
    <name>ggufscope::OriginSection</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>复制：%1</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1，另有 %2 个</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>文件来源</translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation>管理程序</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Known there as</source>
        <translation>其中的名称</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>修订版本</translation>
    </message>
    <message>
        <source>File there</source>
        <translation>其中的文件</translation>
    </message>
    <message>
        <source>Link to</source>
        <translation>链接到</translation>
    </message>
    <message>
        <source>SHA-256 by its name</source>
        <translation>名称中的 SHA-256</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>not done, by the name of the file</source>
        <translation>按文件名判断尚未完成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check the hash</source>
        <translation>校验哈希</translation>
    </message>
    <message>
        <source>Hashing was cancelled.</source>
        <translation>哈希计算已取消。</translation>
    </message>
    <message>
        <source>The file could not be hashed. %1</source>
        <translation>无法计算文件的哈希。%1</translation>
    </message>
    <message>
        <source>Hashing all bytes…</source>
        <translation>正在计算全部字节的哈希…</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>All bytes are as the name says: their SHA-256 is %1.</source>
        <translation>全部字节与名称相符：其 SHA-256 为 %1。</translation>
    </message>
</context>
<context>
    <name>ggufscope::OverviewHead</name>
    <message>
        <source>(without a name)</source>
        <translation>（未命名）</translation>
    </message>
    <message>
        <source>file size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>bits per weight</source>
        <translation>位/权重</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>size of all shards</source>
        <translation>全部分片大小</translation>
    </message>
    <message>
        <source>size of the one shard that is here</source>
        <translation>现有这一个分片的大小</translation>
    </message>
    <message>
        <source>size of the %1 shards that are here</source>
        <translation>现有 %1 个分片的大小</translation>
    </message>
</context>
<context>
    <name>ggufscope::OverviewPage</name>
    <message>
        <source>Map of the file</source>
        <translation>文件布局图</translation>
    </message>
    <message>
        <source>%1 bytes in %2 parts</source>
        <translation>%1 字节，分 %2 部分</translation>
    </message>
    <message>
        <source>Bytes by tensor type</source>
        <translation>按张量类型统计字节</translation>
    </message>
    <message>
        <source>a number that is not known</source>
        <translation>未知编号</translation>
    </message>
    <message>
        <source>Label: %1. Content: %2 of the bytes are %3.</source>
        <translation>标签：%1。内容：%2 的字节为 %3。</translation>
    </message>
    <message>
        <source>%1 tensors, %2 weights</source>
        <translation>%1 个张量，%2 个权重</translation>
    </message>
    <message>
        <source>%1 more types</source>
        <translation>另外 %1 种类型</translation>
    </message>
    <message>
        <source>Shards of the set</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Map of the shard that is shown</source>
        <translation>当前分片的布局图</translation>
    </message>
</context>
<context>
    <name>ggufscope::ProblemsDock</name>
    <message>
        <source>GGUF specification</source>
        <translation>GGUF 规范</translation>
    </message>
    <message>
        <source>Judged by the rules of</source>
        <translation>评判所依据的规则</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>State of the check</source>
        <translation>检查状态</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理建议</translation>
    </message>
    <message>
        <source>%1: %2, shown or hidden</source>
        <translation>%1：%2，显示或隐藏</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1：显示或隐藏</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>问题 (%1)</translation>
    </message>
    <message>
        <source>Checking padding and texts…</source>
        <translation>正在检查填充和文本…</translation>
    </message>
    <message>
        <source>No file is open</source>
        <translation>未打开文件</translation>
    </message>
    <message>
        <source>Nothing of the chosen severities</source>
        <translation>没有所选级别的结果</translation>
    </message>
    <message>
        <source>Hidden findings: %1</source>
        <translation>已隐藏的结果：%1</translation>
    </message>
    <message>
        <source>No problems so far</source>
        <translation>目前没有问题</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>没有发现问题</translation>
    </message>
    <message>
        <source>By the rules of %1.</source>
        <translation>按 %1 的规则。</translation>
    </message>
    <message>
        <source>Choose a finding to read what to do about it.</source>
        <translation>选择一条结果，查看处理建议。</translation>
    </message>
    <message>
        <source>%1: %2 · %3: %4</source>
        <translation>%1：%2 · %3：%4</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>检查已取消。</translation>
    </message>
    <message>
        <source>The check could not be finished.</source>
        <translation>检查未能完成。</translation>
    </message>
    <message>
        <source>Check Again</source>
        <translation>重新检查</translation>
    </message>
</context>
<context>
    <name>ggufscope::ProblemsModel</name>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Shard</source>
        <translation>分片</translation>
    </message>
</context>
<context>
    <name>ggufscope::RecordView</name>
    <message>
        <source>Copy cell</source>
        <translation>复制单元格</translation>
    </message>
    <message>
        <source>Copy rows as TSV</source>
        <translation>将多行复制为 TSV</translation>
    </message>
    <message>
        <source>Copy row as TSV</source>
        <translation>将此行复制为 TSV</translation>
    </message>
</context>
<context>
    <name>ggufscope::RegionLegend</name>
    <message>
        <source>Colours of the regions: %1</source>
        <translation>各区域的颜色：%1</translation>
    </message>
</context>
<context>
    <name>ggufscope::SearchField</name>
    <message>
        <source>Find key, tensor, offset …</source>
        <translation>查找键、张量、偏移…</translation>
    </message>
    <message>
        <source>Find a key, a tensor or an offset</source>
        <translation>查找键、张量或偏移</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
</context>
<context>
    <name>ggufscope::SearchModel</name>
    <message>
        <source>Go to offset %1</source>
        <translation>转到偏移 %1</translation>
    </message>
    <message>
        <source>behind the end of the file</source>
        <translation>在文件末尾之后</translation>
    </message>
</context>
<context>
    <name>ggufscope::ShardStrip</name>
    <message>
        <source>There is a file of that name, but it is no GGUF file.</source>
        <translation>有同名文件，但不是 GGUF 文件。</translation>
    </message>
    <message>
        <source>Shards of the set</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Shard %1 of %2</source>
        <translation>分片 %1 / %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1, %2 tensors</source>
        <translation>%1，%2 个张量</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 缺失</translation>
    </message>
</context>
<context>
    <name>ggufscope::StatusLine</name>
    <message>
        <source>Offset of the selection</source>
        <translation>选区的偏移</translation>
    </message>
    <message>
        <source>Length of the selection</source>
        <translation>选区的长度</translation>
    </message>
    <message>
        <source>Path of the selection</source>
        <translation>选区的路径</translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation>当前任务的进度</translation>
    </message>
    <message>
        <source>Cancel the running job</source>
        <translation>取消当前任务</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>Check cancelled</source>
        <translation>检查已取消</translation>
    </message>
    <message>
        <source>Check Again</source>
        <translation>重新检查</translation>
    </message>
</context>
<context>
    <name>ggufscope::TensorTableModel</name>
    <message>
        <source>scalar</source>
        <translation>标量</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation>类型未知</translation>
    </message>
    <message>
        <source>ragged rows</source>
        <translation>行不整除</translation>
    </message>
    <message>
        <source>size does not fit</source>
        <translation>大小溢出</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>未对齐</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>cut: %1 of %2</source>
        <translation>截断：%1 / %2</translation>
    </message>
    <message>
        <source>(empty name)</source>
        <translation>（空名称）</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>1 tensor</source>
        <translation>1 个张量</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>%1 个张量</translation>
    </message>
    <message>
        <source>Type id %1: the layout is not known</source>
        <translation>类型编号 %1：布局未知</translation>
    </message>
    <message>
        <source>Type id %1, %2: blocks of %3 weights in %4 bytes</source>
        <translation>类型编号 %1，%2：每 %3 个权重为一块，占 %4 字节</translation>
    </message>
    <message>
        <source>Row length first, as stored: %1</source>
        <translation>按存储顺序，行长在前：%1</translation>
    </message>
    <message>
        <source>Byte %1 of the file; %2 in the data section</source>
        <translation>文件的字节 %1；数据区内的 %2</translation>
    </message>
    <message>
        <source>Dimensions, row length first, as stored</source>
        <translation>各维度，按存储顺序，行长在前</translation>
    </message>
    <message>
        <source>Share of the bytes of all tensors</source>
        <translation>占所有张量字节的比例</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bits/weight</source>
        <translation>位/权重</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Shard</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Type id %1: the bytes do not tell which of these it is</source>
        <translation>类型编号 %1：字节无法说明是其中哪一个</translation>
    </message>
</context>
<context>
    <name>ggufscope::TensorValuesView</name>
    <message>
        <source>Row %1, column %2 of %3</source>
        <translation>行 %1，列 %2（每行 %3 列）</translation>
    </message>
    <message>
        <source>Row %1, columns %2 – %3 of %4</source>
        <translation>行 %1，列 %2 – %3（每行 %4 列）</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>About the values</source>
        <translation>关于数值</translation>
    </message>
    <message>
        <source>The values could not be read.</source>
        <translation>无法读取数值。</translation>
    </message>
    <message>
        <source>This tensor has no elements.</source>
        <translation>该张量没有元素。</translation>
    </message>
</context>
<context>
    <name>ggufscope::TensorsPage</name>
    <message>
        <source>1 tensor</source>
        <translation>1 个张量</translation>
    </message>
    <message>
        <source>Filter: words, type:Q4_K, state:cut</source>
        <translation>筛选：词语、type:Q4_K、state:cut</translation>
    </message>
    <message>
        <source>Filter tensors</source>
        <translation>筛选张量</translation>
    </message>
    <message>
        <source>Group tensors</source>
        <translation>张量分组</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>Group by layer</source>
        <translation>按层分组</translation>
    </message>
    <message>
        <source>Group by role</source>
        <translation>按角色分组</translation>
    </message>
    <message>
        <source>Sums of the tensors shown</source>
        <translation>所示张量的合计</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>复制名称</translation>
    </message>
    <message>
        <source>Copy offset</source>
        <translation>复制偏移</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>%1 个张量</translation>
    </message>
    <message>
        <source>%1 of %2 tensors</source>
        <translation>%1 / %2 个张量</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>%1 bits/weight</source>
        <translation>%1 位/权重</translation>
    </message>
    <message>
        <source>%1 of unknown size</source>
        <translation>%1 个大小未知</translation>
    </message>
    <message>
        <source>No tensor fits the filter. Esc clears it.</source>
        <translation>没有符合筛选条件的张量。按 Esc 清除筛选。</translation>
    </message>
    <message>
        <source>This is no GGUF file, so it has no list of tensors.</source>
        <translation>这不是 GGUF 文件，因此没有张量列表。</translation>
    </message>
    <message>
        <source>The file has no tensors.</source>
        <translation>文件没有张量。</translation>
    </message>
    <message>
        <source>None of the %1 tensor infos could be read. The Overview says where reading stopped.</source>
        <translation>%1 个张量信息均无法读取。“概览”页说明了读取停止的位置。</translation>
    </message>
</context>
<context>
    <name>ggufscope::TypeBar</name>
    <message>
        <source>Bytes by tensor type</source>
        <translation>按张量类型统计字节</translation>
    </message>
    <message>
        <source>%1: %2 of the bytes
%3 bytes in %4 tensors
%5 weights of %6 bits</source>
        <translation>%1：占字节的 %2
%4 个张量，共 %3 字节
%5 个 %6 位权重</translation>
    </message>
</context>
<context>
    <name>ggufscope::TypeEvidenceView</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 bytes, padded %2</source>
        <translation>%1 字节，填充后 %2</translation>
    </message>
    <message>
        <source>a row is no multiple of its blocks</source>
        <translation>一行不是其块的整数倍</translation>
    </message>
    <message>
        <source>its size does not fit 64 bits</source>
        <translation>其大小超出 64 位</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>其大小未知</translation>
    </message>
    <message>
        <source>made while a program runs, not in files</source>
        <translation>程序运行时产生，不在文件中</translation>
    </message>
    <message>
        <source>for activations, not in files</source>
        <translation>用于激活值，不在文件中</translation>
    </message>
    <message>
        <source>for the KV cache, not in files</source>
        <translation>用于 KV 缓存，不在文件中</translation>
    </message>
    <message>
        <source>its real size has another rule</source>
        <translation>其实际大小另有规则</translation>
    </message>
    <message>
        <source>a reserved number</source>
        <translation>保留的编号</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>吻合</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不吻合</translation>
    </message>
    <message>
        <source>%1 of %2 tensors</source>
        <translation>%2 个张量中的 %1 个</translation>
    </message>
    <message>
        <source>Evidence for the type</source>
        <translation>类型的依据</translation>
    </message>
    <message>
        <source>Measured: %1 bytes to the end of the file</source>
        <translation>实测：到文件末尾 %1 字节</translation>
    </message>
    <message>
        <source>Measured: %1 bytes to the next offset</source>
        <translation>实测：到下一个偏移 %1 字节</translation>
    </message>
    <message>
        <source>explains every tensor</source>
        <translation>能解释每个张量</translation>
    </message>
    <message>
        <source>does not explain every tensor</source>
        <translation>不能解释每个张量</translation>
    </message>
</context>
<context>
    <name>ggufscope::ValuePane</name>
    <message>
        <source>Whole value</source>
        <translation>完整值</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>前 %1，共 %2</translation>
    </message>
</context>
<context>
    <name>ggufscope::WelcomePage</name>
    <message>
        <source>What is in a model file: its metadata, its tensors, every byte.</source>
        <translation>看清模型文件里的一切：元数据、张量，直到每一个字节。</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Drop a .gguf file anywhere in this window</source>
        <translation>将 .gguf 文件拖放到窗口任意位置</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open the Sample Model</source>
        <translation>打开示例模型</translation>
    </message>
</context>
<context>
    <name>key_family</name>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>聊天模板</translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Importance matrix</source>
        <translation>重要性矩阵</translation>
    </message>
    <message>
        <source>Image and sound</source>
        <translation>图像与音频</translation>
    </message>
</context>
<context>
    <name>key_meaning</name>
    <message>
        <source>Architecture string that selects the loader and key prefix</source>
        <translation>架构字符串，决定加载器和键前缀</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>文件种类</translation>
    </message>
    <message>
        <source>Byte alignment of the data section and every tensor</source>
        <translation>数据区和每个张量的字节对齐</translation>
    </message>
    <message>
        <source>Version of the block formats used by quantized tensors</source>
        <translation>量化张量所用块格式的版本</translation>
    </message>
    <message>
        <source>Label of the dominant quantization recipe</source>
        <translation>主要量化方案的标签</translation>
    </message>
    <message>
        <source>Model name for people; llama.cpp looks for phi-3 and modern-bert in it</source>
        <translation>供人阅读的模型名称；llama.cpp 会在其中查找 phi-3 和 modern-bert</translation>
    </message>
    <message>
        <source>Author of the model</source>
        <translation>模型作者</translation>
    </message>
    <message>
        <source>Model version text</source>
        <translation>模型版本文本</translation>
    </message>
    <message>
        <source>Organization behind the model</source>
        <translation>模型所属组织</translation>
    </message>
    <message>
        <source>What the base model was tuned for</source>
        <translation>基础模型的微调目标</translation>
    </message>
    <message>
        <source>Base model family name</source>
        <translation>基础模型系列名称</translation>
    </message>
    <message>
        <source>Free text description</source>
        <translation>自由文本描述</translation>
    </message>
    <message>
        <source>Who produced the quantized file</source>
        <translation>量化文件的制作者</translation>
    </message>
    <message>
        <source>Size class such as parameter and expert count</source>
        <translation>规模类别，如参数量和专家数</translation>
    </message>
    <message>
        <source>Licence as SPDX expression</source>
        <translation>许可证，SPDX 表达式</translation>
    </message>
    <message>
        <source>Readable licence name</source>
        <translation>可读的许可证名称</translation>
    </message>
    <message>
        <source>Link to the licence text</source>
        <translation>许可证文本的链接</translation>
    </message>
    <message>
        <source>Home page or paper of this model</source>
        <translation>此模型的主页或论文</translation>
    </message>
    <message>
        <source>Digital object identifier</source>
        <translation>数字对象标识符</translation>
    </message>
    <message>
        <source>Universally unique identifier</source>
        <translation>通用唯一标识符</translation>
    </message>
    <message>
        <source>Repository holding this model</source>
        <translation>存放此模型的仓库</translation>
    </message>
    <message>
        <source>Home page of the source model</source>
        <translation>源模型的主页</translation>
    </message>
    <message>
        <source>DOI of the source model</source>
        <translation>源模型的 DOI</translation>
    </message>
    <message>
        <source>UUID of the source model</source>
        <translation>源模型的 UUID</translation>
    </message>
    <message>
        <source>Repository of the source model</source>
        <translation>源模型的仓库</translation>
    </message>
    <message>
        <source>Hugging Face repository of the source (older key)</source>
        <translation>来源的 Hugging Face 仓库（旧键）</translation>
    </message>
    <message>
        <source>Number of parent models listed</source>
        <translation>列出的父模型数量</translation>
    </message>
    <message>
        <source>Parent model name</source>
        <translation>父模型名称</translation>
    </message>
    <message>
        <source>Parent model author</source>
        <translation>父模型作者</translation>
    </message>
    <message>
        <source>Parent model version</source>
        <translation>父模型版本</translation>
    </message>
    <message>
        <source>Parent model organization</source>
        <translation>父模型组织</translation>
    </message>
    <message>
        <source>Parent model description</source>
        <translation>父模型描述</translation>
    </message>
    <message>
        <source>Parent model home page</source>
        <translation>父模型主页</translation>
    </message>
    <message>
        <source>Parent model DOI</source>
        <translation>父模型 DOI</translation>
    </message>
    <message>
        <source>Parent model UUID</source>
        <translation>父模型 UUID</translation>
    </message>
    <message>
        <source>Parent model repository</source>
        <translation>父模型仓库</translation>
    </message>
    <message>
        <source>Number of training data sets listed</source>
        <translation>列出的训练数据集数量</translation>
    </message>
    <message>
        <source>Data set name</source>
        <translation>数据集名称</translation>
    </message>
    <message>
        <source>Data set author</source>
        <translation>数据集作者</translation>
    </message>
    <message>
        <source>Data set version</source>
        <translation>数据集版本</translation>
    </message>
    <message>
        <source>Data set organization</source>
        <translation>数据集组织</translation>
    </message>
    <message>
        <source>Data set description</source>
        <translation>数据集描述</translation>
    </message>
    <message>
        <source>Data set home page</source>
        <translation>数据集主页</translation>
    </message>
    <message>
        <source>Data set DOI</source>
        <translation>数据集 DOI</translation>
    </message>
    <message>
        <source>Data set UUID</source>
        <translation>数据集 UUID</translation>
    </message>
    <message>
        <source>Data set repository</source>
        <translation>数据集仓库</translation>
    </message>
    <message>
        <source>Older flat list of training data sets</source>
        <translation>旧式的训练数据集平面列表</translation>
    </message>
    <message>
        <source>Search tags</source>
        <translation>搜索标签</translation>
    </message>
    <message>
        <source>Two letter language codes</source>
        <translation>双字母语言代码</translation>
    </message>
    <message>
        <source>Total parameters, written by Ollama</source>
        <translation>总参数量，由 Ollama 写入</translation>
    </message>
    <message>
        <source>Recommended sampler order</source>
        <translation>推荐的采样器顺序</translation>
    </message>
    <message>
        <source>Recommended top-k</source>
        <translation>推荐的 top-k</translation>
    </message>
    <message>
        <source>Recommended top-p</source>
        <translation>推荐的 top-p</translation>
    </message>
    <message>
        <source>Recommended min-p</source>
        <translation>推荐的 min-p</translation>
    </message>
    <message>
        <source>Recommended XTC probability</source>
        <translation>推荐的 XTC 概率</translation>
    </message>
    <message>
        <source>Recommended XTC threshold</source>
        <translation>推荐的 XTC 阈值</translation>
    </message>
    <message>
        <source>Recommended temperature</source>
        <translation>推荐的温度</translation>
    </message>
    <message>
        <source>Window for repeat penalty</source>
        <translation>重复惩罚的窗口</translation>
    </message>
    <message>
        <source>Repeat penalty strength</source>
        <translation>重复惩罚的强度</translation>
    </message>
    <message>
        <source>Mirostat mode</source>
        <translation>Mirostat 模式</translation>
    </message>
    <message>
        <source>Mirostat target entropy</source>
        <translation>Mirostat 目标熵</translation>
    </message>
    <message>
        <source>Mirostat learning rate</source>
        <translation>Mirostat 学习率</translation>
    </message>
    <message>
        <source>Number of token rows</source>
        <translation>词元行数</translation>
    </message>
    <message>
        <source>Training context in tokens</source>
        <translation>训练上下文长度（词元数）</translation>
    </message>
    <message>
        <source>Hidden width</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Output embedding width when different</source>
        <translation>输出嵌入维度（与输入不同时）</translation>
    </message>
    <message>
        <source>Per-layer input embedding width (Gemma 3n/4)</source>
        <translation>每层输入嵌入维度 (Gemma 3n/4)</translation>
    </message>
    <message>
        <source>Input feature width of audio decoders</source>
        <translation>音频解码器的输入特征维度</translation>
    </message>
    <message>
        <source>Number of blocks including appended next-token blocks</source>
        <translation>层数，含附加的下一词元预测层</translation>
    </message>
    <message>
        <source>Dense blocks before the first expert block</source>
        <translation>第一个专家层之前的稠密层数</translation>
    </message>
    <message>
        <source>Feed-forward width, may vary per block</source>
        <translation>前馈维度，各层可不同</translation>
    </message>
    <message>
        <source>Width of one routed expert</source>
        <translation>单个路由专家的维度</translation>
    </message>
    <message>
        <source>Width of the shared expert</source>
        <translation>共享专家的维度</translation>
    </message>
    <message>
        <source>Width of chunk experts (GroveMoE)</source>
        <translation>分块专家的维度 (GroveMoE)</translation>
    </message>
    <message>
        <source>Attention and feed-forward run in parallel</source>
        <translation>注意力与前馈并行计算</translation>
    </message>
    <message>
        <source>Note on rearranged weight order</source>
        <translation>关于权重重排顺序的说明</translation>
    </message>
    <message>
        <source>Routed experts per expert block</source>
        <translation>每个专家层的路由专家数</translation>
    </message>
    <message>
        <source>Experts chosen per token; 0 or more than expert_count breaks loading</source>
        <translation>每个词元选用的专家数；为 0 或大于 expert_count 时无法加载</translation>
    </message>
    <message>
        <source>Always-on shared experts</source>
        <translation>始终启用的共享专家数</translation>
    </message>
    <message>
        <source>Expert groups used by grouped routing; must divide expert_count</source>
        <translation>分组路由使用的专家组数；必须整除 expert_count</translation>
    </message>
    <message>
        <source>Expert groups kept per token</source>
        <translation>每个词元保留的专家组数</translation>
    </message>
    <message>
        <source>Multiplier on routing weights</source>
        <translation>路由权重的乘数</translation>
    </message>
    <message>
        <source>Normalize chosen routing weights</source>
        <translation>对选中的路由权重归一化</translation>
    </message>
    <message>
        <source>Router function</source>
        <translation>路由函数</translation>
    </message>
    <message>
        <source>Scale for grouped experts</source>
        <translation>分组专家的缩放</translation>
    </message>
    <message>
        <source>Experts in one group</source>
        <translation>每组的专家数</translation>
    </message>
    <message>
        <source>Period of expert blocks</source>
        <translation>专家层的周期</translation>
    </message>
    <message>
        <source>Step between expert blocks (Llama 4)</source>
        <translation>专家层之间的步长 (Llama 4)</translation>
    </message>
    <message>
        <source>Latent width in front of experts</source>
        <translation>专家之前的潜在维度</translation>
    </message>
    <message>
        <source>Trailing multi-token-prediction blocks within block count</source>
        <translation>层数中末尾的多词元预测层数</translation>
    </message>
    <message>
        <source>Vision deepstack layers fed into text</source>
        <translation>输入文本侧的视觉 deepstack 层数</translation>
    </message>
    <message>
        <source>Which block receives which deepstack input</source>
        <translation>各层接收哪一路 deepstack 输入</translation>
    </message>
    <message>
        <source>Blocks routed by token hash table (DeepSeek 4)</source>
        <translation>按词元哈希表路由的层数 (DeepSeek 4)</translation>
    </message>
    <message>
        <source>Times the block stack is repeated (also multiplies the cache)</source>
        <translation>层堆栈的重复次数（缓存也相应倍增）</translation>
    </message>
    <message>
        <source>Skip final norm between loops</source>
        <translation>循环之间跳过最终归一化</translation>
    </message>
    <message>
        <source>Name of the activation function</source>
        <translation>激活函数名称</translation>
    </message>
    <message>
        <source>How token embeddings become one embedding</source>
        <translation>词元嵌入如何合成一个嵌入</translation>
    </message>
    <message>
        <source>Multiplier on final logits</source>
        <translation>最终 logits 的乘数</translation>
    </message>
    <message>
        <source>First decoder token of encoder-decoder models</source>
        <translation>编码器-解码器模型的首个解码词元</translation>
    </message>
    <message>
        <source>Decoder blocks of encoder-decoder models</source>
        <translation>编码器-解码器模型的解码器层数</translation>
    </message>
    <message>
        <source>Soft cap on attention logits</source>
        <translation>注意力 logits 的软上限</translation>
    </message>
    <message>
        <source>Soft cap on router logits</source>
        <translation>路由 logits 的软上限</translation>
    </message>
    <message>
        <source>Soft cap on output logits</source>
        <translation>输出 logits 的软上限</translation>
    </message>
    <message>
        <source>Use Swin style norm placement (Chameleon)</source>
        <translation>使用 Swin 式归一化位置 (Chameleon)</translation>
    </message>
    <message>
        <source>RWKV rescale period</source>
        <translation>RWKV 重缩放周期</translation>
    </message>
    <message>
        <source>RWKV time-mix low rank width</source>
        <translation>RWKV time-mix 低秩维度</translation>
    </message>
    <message>
        <source>RWKV time-decay low rank width</source>
        <translation>RWKV time-decay 低秩维度</translation>
    </message>
    <message>
        <source>Multiplier on residual branch</source>
        <translation>残差分支的乘数</translation>
    </message>
    <message>
        <source>Multiplier on token embeddings</source>
        <translation>词元嵌入的乘数</translation>
    </message>
    <message>
        <source>RWKV token shift rows kept as state</source>
        <translation>作为状态保留的 RWKV 词元移位行数</translation>
    </message>
    <message>
        <source>Every Nth block is full attention, others linear</source>
        <translation>每 N 层有一层全注意力，其余为线性</translation>
    </message>
    <message>
        <source>Per-block sparsity scale (Gemma 3n)</source>
        <translation>各层稀疏度 (Gemma 3n)</translation>
    </message>
    <message>
        <source>Active AltUp stream</source>
        <translation>活动的 AltUp 流</translation>
    </message>
    <message>
        <source>Number of AltUp streams</source>
        <translation>AltUp 流的数量</translation>
    </message>
    <message>
        <source>Per-block clamp of routed expert activations</source>
        <translation>各层路由专家激活值的截断范围</translation>
    </message>
    <message>
        <source>Per-block clamp of shared expert activations</source>
        <translation>各层共享专家激活值的截断范围</translation>
    </message>
    <message>
        <source>Input width of second dense embedding head</source>
        <translation>第二个稠密嵌入头的输入维度</translation>
    </message>
    <message>
        <source>Output width of second dense embedding head</source>
        <translation>第二个稠密嵌入头的输出维度</translation>
    </message>
    <message>
        <source>Input width of third dense embedding head</source>
        <translation>第三个稠密嵌入头的输入维度</translation>
    </message>
    <message>
        <source>Output width of third dense embedding head</source>
        <translation>第三个稠密嵌入头的输出维度</translation>
    </message>
    <message>
        <source>Target model layers read by a draft model</source>
        <translation>草稿模型读取的目标模型层</translation>
    </message>
    <message>
        <source>Hidden width of the target model</source>
        <translation>目标模型的隐藏维度</translation>
    </message>
    <message>
        <source>Draft block size of diffusion style drafters</source>
        <translation>扩散式草稿模型的草稿块大小</translation>
    </message>
    <message>
        <source>Draft model norm placement</source>
        <translation>草稿模型的归一化位置</translation>
    </message>
    <message>
        <source>Draft model norm before fusion layer</source>
        <translation>草稿模型在融合层之前的归一化</translation>
    </message>
    <message>
        <source>Query heads, may vary per block</source>
        <translation>查询头数，各层可不同</translation>
    </message>
    <message>
        <source>Key/value heads; zero marks blocks without attention</source>
        <translation>KV 头数；0 表示该层没有注意力</translation>
    </message>
    <message>
        <source>Maximum ALiBi bias</source>
        <translation>ALiBi 最大偏置</translation>
    </message>
    <message>
        <source>Clamp on Q, K, V values</source>
        <translation>Q、K、V 值的截断范围</translation>
    </message>
    <message>
        <source>Width of one key head</source>
        <translation>单个 K 头的维度</translation>
    </message>
    <message>
        <source>Width of one value head</source>
        <translation>单个 V 头的维度</translation>
    </message>
    <message>
        <source>LayerNorm epsilon</source>
        <translation>LayerNorm 的 epsilon</translation>
    </message>
    <message>
        <source>RMSNorm epsilon</source>
        <translation>RMSNorm 的 epsilon</translation>
    </message>
    <message>
        <source>GroupNorm epsilon</source>
        <translation>GroupNorm 的 epsilon</translation>
    </message>
    <message>
        <source>GroupNorm groups</source>
        <translation>GroupNorm 的组数</translation>
    </message>
    <message>
        <source>Causal masking on or off</source>
        <translation>是否使用因果掩码</translation>
    </message>
    <message>
        <source>Low rank of MLA queries</source>
        <translation>MLA 查询的低秩维度</translation>
    </message>
    <message>
        <source>Low rank of MLA keys and values</source>
        <translation>MLA 的 K、V 低秩维度</translation>
    </message>
    <message>
        <source>RWKV 7 decay low rank</source>
        <translation>RWKV 7 decay 低秩维度</translation>
    </message>
    <message>
        <source>RWKV 7 learning rate low rank</source>
        <translation>RWKV 7 学习率低秩维度</translation>
    </message>
    <message>
        <source>RWKV 7 value residual low rank</source>
        <translation>RWKV 7 值残差低秩维度</translation>
    </message>
    <message>
        <source>RWKV 7 gate low rank</source>
        <translation>RWKV 7 门控低秩维度</translation>
    </message>
    <message>
        <source>T5 relative position buckets</source>
        <translation>T5 相对位置桶数</translation>
    </message>
    <message>
        <source>Sliding window length in tokens</source>
        <translation>滑动窗口长度（词元数）</translation>
    </message>
    <message>
        <source>Period or per-block flags of windowed blocks; the array form is often ignored</source>
        <translation>窗口层的周期或各层标志；数组形式常被忽略</translation>
    </message>
    <message>
        <source>Attention score multiplier</source>
        <translation>注意力分数的乘数</translation>
    </message>
    <message>
        <source>Multiplier on attention output</source>
        <translation>注意力输出的乘数</translation>
    </message>
    <message>
        <source>Multiplier on values</source>
        <translation>V 的乘数</translation>
    </message>
    <message>
        <source>Groups of the low rank output projection</source>
        <translation>低秩输出投影的组数</translation>
    </message>
    <message>
        <source>Low rank of the output projection</source>
        <translation>输出投影的低秩维度</translation>
    </message>
    <message>
        <source>Per-block KV compression ratios (DeepSeek 4)</source>
        <translation>各层 KV 压缩比 (DeepSeek 4)</translation>
    </message>
    <message>
        <source>RoPE base for compressed keys</source>
        <translation>压缩 K 的 RoPE 基频</translation>
    </message>
    <message>
        <source>Position step for attention temperature</source>
        <translation>注意力温度的位置步长</translation>
    </message>
    <message>
        <source>Strength of attention temperature tuning</source>
        <translation>注意力温度调节的强度</translation>
    </message>
    <message>
        <source>Key head width after MLA expansion</source>
        <translation>MLA 展开后的 K 头维度</translation>
    </message>
    <message>
        <source>Value head width after MLA expansion</source>
        <translation>MLA 展开后的 V 头维度</translation>
    </message>
    <message>
        <source>Key head width in windowed blocks</source>
        <translation>窗口层的 K 头维度</translation>
    </message>
    <message>
        <source>Value head width in windowed blocks</source>
        <translation>窗口层的 V 头维度</translation>
    </message>
    <message>
        <source>Trailing blocks that reuse earlier KV</source>
        <translation>末尾复用先前 KV 的层数</translation>
    </message>
    <message>
        <source>Per-block flags of recurrent blocks</source>
        <translation>循环层的各层标志</translation>
    </message>
    <message>
        <source>Heads of the sparse-attention indexer</source>
        <translation>稀疏注意力索引器的头数</translation>
    </message>
    <message>
        <source>Key width of the indexer</source>
        <translation>索引器的 K 维度</translation>
    </message>
    <message>
        <source>Tokens kept by the indexer</source>
        <translation>索引器保留的词元数</translation>
    </message>
    <message>
        <source>Block size of block-sparse indexer</source>
        <translation>块稀疏索引器的块大小</translation>
    </message>
    <message>
        <source>Local blocks always attended</source>
        <translation>始终参与注意力的局部块数</translation>
    </message>
    <message>
        <source>Per-block flags: true = block has its own full indexer</source>
        <translation>各层标志：true 表示该层有自己的完整索引器</translation>
    </message>
    <message>
        <source>Parallel residual streams</source>
        <translation>并行残差流的数量</translation>
    </message>
    <message>
        <source>Sinkhorn iterations for stream mixing</source>
        <translation>流混合的 Sinkhorn 迭代次数</translation>
    </message>
    <message>
        <source>Epsilon for stream mixing</source>
        <translation>流混合的 epsilon</translation>
    </message>
    <message>
        <source>Rotary dimensions per head; several architectures accept only the key width</source>
        <translation>每个头的旋转维度；有些架构只接受 K 头维度</translation>
    </message>
    <message>
        <source>Rotary dimensions in windowed blocks</source>
        <translation>窗口层的旋转维度</translation>
    </message>
    <message>
        <source>Four-way split of rotary dimensions (M-RoPE)</source>
        <translation>旋转维度的四路划分 (M-RoPE)</translation>
    </message>
    <message>
        <source>RoPE base frequency</source>
        <translation>RoPE 基频</translation>
    </message>
    <message>
        <source>RoPE base in windowed blocks</source>
        <translation>窗口层的 RoPE 基频</translation>
    </message>
    <message>
        <source>Old linear RoPE scale key</source>
        <translation>旧的线性 RoPE 缩放键</translation>
    </message>
    <message>
        <source>How RoPE is stretched beyond the trained context</source>
        <translation>RoPE 超出训练上下文时的扩展方式</translation>
    </message>
    <message>
        <source>Context extension factor</source>
        <translation>上下文扩展倍数</translation>
    </message>
    <message>
        <source>Alpha of dynamic NTK scaling</source>
        <translation>动态 NTK 缩放的 alpha</translation>
    </message>
    <message>
        <source>Attention magnitude factor</source>
        <translation>注意力幅度因子</translation>
    </message>
    <message>
        <source>Context before extension</source>
        <translation>扩展前的上下文长度</translation>
    </message>
    <message>
        <source>Model was tuned with scaling</source>
        <translation>模型经过缩放微调</translation>
    </message>
    <message>
        <source>YaRN log multiplier (DeepSeek, stored times 0.1)</source>
        <translation>YaRN 对数乘数（DeepSeek，存储时乘以 0.1）</translation>
    </message>
    <message>
        <source>YaRN extrapolation mix</source>
        <translation>YaRN 外推混合系数</translation>
    </message>
    <message>
        <source>YaRN attention factor</source>
        <translation>YaRN 注意力因子</translation>
    </message>
    <message>
        <source>YaRN fast beta</source>
        <translation>YaRN fast beta</translation>
    </message>
    <message>
        <source>YaRN slow beta</source>
        <translation>YaRN slow beta</translation>
    </message>
    <message>
        <source>State-space convolution width</source>
        <translation>状态空间卷积宽度</translation>
    </message>
    <message>
        <source>State-space inner width</source>
        <translation>状态空间内部维度</translation>
    </message>
    <message>
        <source>State width per channel or head</source>
        <translation>每个通道或头的状态维度</translation>
    </message>
    <message>
        <source>Time step rank or number of heads</source>
        <translation>时间步的秩或头数</translation>
    </message>
    <message>
        <source>B/C groups of Mamba 2 style layers</source>
        <translation>Mamba 2 式层的 B/C 组数</translation>
    </message>
    <message>
        <source>Normalize dt, B and C</source>
        <translation>对 dt、B 和 C 归一化</translation>
    </message>
    <message>
        <source>Kimi delta attention head width</source>
        <translation>Kimi delta attention 头维度</translation>
    </message>
    <message>
        <source>RWKV head width</source>
        <translation>RWKV 头维度</translation>
    </message>
    <message>
        <source>Short convolution cache length (LFM2)</source>
        <translation>短卷积缓存长度 (LFM2)</translation>
    </message>
    <message>
        <source>PosNet width (WavTokenizer)</source>
        <translation>PosNet 维度 (WavTokenizer)</translation>
    </message>
    <message>
        <source>PosNet blocks</source>
        <translation>PosNet 层数</translation>
    </message>
    <message>
        <source>ConvNeXt width</source>
        <translation>ConvNeXt 维度</translation>
    </message>
    <message>
        <source>ConvNeXt blocks</source>
        <translation>ConvNeXt 层数</translation>
    </message>
    <message>
        <source>Labels of classifier outputs; the count must match the classifier rows</source>
        <translation>分类器输出的标签；数量必须与分类器行数一致</translation>
    </message>
    <message>
        <source>Per-block xIELU positive alpha</source>
        <translation>各层 xIELU 正侧 alpha</translation>
    </message>
    <message>
        <source>Per-block xIELU negative alpha</source>
        <translation>各层 xIELU 负侧 alpha</translation>
    </message>
    <message>
        <source>Per-block xIELU beta</source>
        <translation>各层 xIELU beta</translation>
    </message>
    <message>
        <source>Per-block xIELU epsilon</source>
        <translation>各层 xIELU epsilon</translation>
    </message>
    <message>
        <source>Shift logits by one for diffusion decoding</source>
        <translation>扩散解码时 logits 移动一位</translation>
    </message>
    <message>
        <source>Index of this shard, from zero</source>
        <translation>此分片的序号，从 0 开始</translation>
    </message>
    <message>
        <source>Number of shards</source>
        <translation>分片数</translation>
    </message>
    <message>
        <source>Tensors in all shards together</source>
        <translation>所有分片的张量总数</translation>
    </message>
    <message>
        <source>Tokenizer engine</source>
        <translation>分词器引擎</translation>
    </message>
    <message>
        <source>Pre-tokenizer rule set for BPE; unknown names fail</source>
        <translation>BPE 的预分词规则集；未知名称会导致失败</translation>
    </message>
    <message>
        <source>Token texts by id; count must match embedding rows</source>
        <translation>按编号排列的词元文本；数量必须与嵌入行数一致</translation>
    </message>
    <message>
        <source>Kind of each token; at least as long as the token list</source>
        <translation>每个词元的种类；至少与词元列表等长</translation>
    </message>
    <message>
        <source>Number of BERT segment types</source>
        <translation>BERT 段类型数</translation>
    </message>
    <message>
        <source>Token scores; length at least token count</source>
        <translation>词元分数；长度不少于词元数</translation>
    </message>
    <message>
        <source>BPE merge rules; required for gpt2 engine</source>
        <translation>BPE 合并规则；gpt2 引擎必需</translation>
    </message>
    <message>
        <source>Tokens added after training</source>
        <translation>训练后添加的词元</translation>
    </message>
    <message>
        <source>Begin of sequence token</source>
        <translation>序列开始词元</translation>
    </message>
    <message>
        <source>End of sequence token</source>
        <translation>序列结束词元</translation>
    </message>
    <message>
        <source>Several end tokens (Ollama)</source>
        <translation>多个结束词元 (Ollama)</translation>
    </message>
    <message>
        <source>End of turn token</source>
        <translation>轮次结束词元</translation>
    </message>
    <message>
        <source>End of message token</source>
        <translation>消息结束词元</translation>
    </message>
    <message>
        <source>Unknown token</source>
        <translation>未知词元</translation>
    </message>
    <message>
        <source>Separator token, misspelled on purpose</source>
        <translation>分隔词元，拼写错误是有意保留的</translation>
    </message>
    <message>
        <source>Correct spelling from the text spec; mainline ignores it</source>
        <translation>规范中的正确拼写；主线会忽略</translation>
    </message>
    <message>
        <source>Padding token</source>
        <translation>填充词元</translation>
    </message>
    <message>
        <source>Classification token (older files)</source>
        <translation>分类词元（旧文件）</translation>
    </message>
    <message>
        <source>Mask token</source>
        <translation>掩码词元</translation>
    </message>
    <message>
        <source>Fill-in-middle prefix token</source>
        <translation>FIM 前缀词元</translation>
    </message>
    <message>
        <source>Fill-in-middle suffix token</source>
        <translation>FIM 后缀词元</translation>
    </message>
    <message>
        <source>Fill-in-middle middle token</source>
        <translation>FIM 中段词元</translation>
    </message>
    <message>
        <source>Fill-in-middle padding token</source>
        <translation>FIM 填充词元</translation>
    </message>
    <message>
        <source>Fill-in-middle repository token</source>
        <translation>FIM 仓库词元</translation>
    </message>
    <message>
        <source>Fill-in-middle file separator token</source>
        <translation>FIM 文件分隔词元</translation>
    </message>
    <message>
        <source>Deprecated fill-in-middle prefix token</source>
        <translation>已弃用的 FIM 前缀词元</translation>
    </message>
    <message>
        <source>Deprecated fill-in-middle suffix token</source>
        <translation>已弃用的 FIM 后缀词元</translation>
    </message>
    <message>
        <source>Deprecated fill-in-middle middle token</source>
        <translation>已弃用的 FIM 中段词元</translation>
    </message>
    <message>
        <source>Prepend begin token</source>
        <translation>在前面添加开始词元</translation>
    </message>
    <message>
        <source>Append end token</source>
        <translation>在末尾添加结束词元</translation>
    </message>
    <message>
        <source>Append separator token</source>
        <translation>在末尾添加分隔词元</translation>
    </message>
    <message>
        <source>Insert leading space before text</source>
        <translation>在文本前插入空格</translation>
    </message>
    <message>
        <source>Collapse repeated spaces</source>
        <translation>合并重复的空格</translation>
    </message>
    <message>
        <source>SentencePiece normalization table; other element types assert</source>
        <translation>SentencePiece 归一化表；其他元素类型会触发断言</translation>
    </message>
    <message>
        <source>Tokens never to be produced</source>
        <translation>绝不生成的词元</translation>
    </message>
    <message>
        <source>Lowercase text before tokenizing</source>
        <translation>分词前将文本转为小写</translation>
    </message>
    <message>
        <source>Strip accents before tokenizing</source>
        <translation>分词前去除变音符号</translation>
    </message>
    <message>
        <source>Whole Hugging Face tokenizer file</source>
        <translation>完整的 Hugging Face 分词器文件</translation>
    </message>
    <message>
        <source>Whole RWKV World vocabulary text</source>
        <translation>完整的 RWKV World 词表文本</translation>
    </message>
    <message>
        <source>Jinja chat template</source>
        <translation>Jinja 聊天模板</translation>
    </message>
    <message>
        <source>Named extra chat template</source>
        <translation>另外的具名聊天模板</translation>
    </message>
    <message>
        <source>Names of the extra chat templates</source>
        <translation>另外的聊天模板名称</translation>
    </message>
    <message>
        <source>Kind of adapter</source>
        <translation>适配器种类</translation>
    </message>
    <message>
        <source>LoRA alpha, scale equals alpha over rank</source>
        <translation>LoRA alpha，缩放等于 alpha 除以秩</translation>
    </message>
    <message>
        <source>Task served by the adapter</source>
        <translation>适配器服务的任务</translation>
    </message>
    <message>
        <source>Prompt prefix the adapter expects</source>
        <translation>适配器要求的提示前缀</translation>
    </message>
    <message>
        <source>Token sequence that activates an aLoRA</source>
        <translation>激活 aLoRA 的词元序列</translation>
    </message>
    <message>
        <source>Architecture the control vector was made for</source>
        <translation>控制向量所针对的架构</translation>
    </message>
    <message>
        <source>Highest layer count of the control vector</source>
        <translation>控制向量的最高层数</translation>
    </message>
    <message>
        <source>Chunks used to collect statistics</source>
        <translation>收集统计数据所用的分块数</translation>
    </message>
    <message>
        <source>Tokens per chunk</source>
        <translation>每个分块的词元数</translation>
    </message>
    <message>
        <source>Calibration text files</source>
        <translation>校准文本文件</translation>
    </message>
    <message>
        <source>Importance matrix file used while quantizing</source>
        <translation>量化时使用的重要性矩阵文件</translation>
    </message>
    <message>
        <source>Calibration text behind the importance matrix</source>
        <translation>重要性矩阵所用的校准文本</translation>
    </message>
    <message>
        <source>Tensors covered by the importance matrix</source>
        <translation>重要性矩阵覆盖的张量数</translation>
    </message>
    <message>
        <source>Chunks behind the importance matrix</source>
        <translation>重要性矩阵所用的分块数</translation>
    </message>
    <message>
        <source>Projector kind of the mmproj file</source>
        <translation>mmproj 文件的投影器种类</translation>
    </message>
    <message>
        <source>File has an image encoder</source>
        <translation>文件含有图像编码器</translation>
    </message>
    <message>
        <source>File has an audio encoder</source>
        <translation>文件含有音频编码器</translation>
    </message>
    <message>
        <source>File has an audio generator</source>
        <translation>文件含有音频生成器</translation>
    </message>
    <message>
        <source>File has a LLaVA projector</source>
        <translation>文件含有 LLaVA 投影器</translation>
    </message>
    <message>
        <source>Old flag for text tower</source>
        <translation>文本塔的旧标志</translation>
    </message>
    <message>
        <source>Use GELU activation</source>
        <translation>使用 GELU 激活</translation>
    </message>
    <message>
        <source>Use SiLU activation</source>
        <translation>使用 SiLU 激活</translation>
    </message>
    <message>
        <source>MiniCPM-V variant number</source>
        <translation>MiniCPM-V 变体编号</translation>
    </message>
    <message>
        <source>MiniCPM-V query count</source>
        <translation>MiniCPM-V 查询数</translation>
    </message>
    <message>
        <source>Image projector kind for mixed files</source>
        <translation>混合文件的图像投影器种类</translation>
    </message>
    <message>
        <source>Edge of the input image in pixels; learned position tables are made for one size</source>
        <translation>输入图像的边长（像素）；学习得到的位置表只适用于一种尺寸</translation>
    </message>
    <message>
        <source>Smallest accepted pixel count</source>
        <translation>可接受的最小像素数</translation>
    </message>
    <message>
        <source>Largest accepted pixel count</source>
        <translation>可接受的最大像素数</translation>
    </message>
    <message>
        <source>Minimum image tiles</source>
        <translation>最少图像分块数</translation>
    </message>
    <message>
        <source>Maximum image tiles</source>
        <translation>最多图像分块数</translation>
    </message>
    <message>
        <source>Preprocessing image edge</source>
        <translation>预处理图像的边长</translation>
    </message>
    <message>
        <source>Patch edge in pixels</source>
        <translation>图块边长（像素）</translation>
    </message>
    <message>
        <source>Vision hidden width</source>
        <translation>视觉隐藏维度</translation>
    </message>
    <message>
        <source>Vision feed-forward width</source>
        <translation>视觉前馈维度</translation>
    </message>
    <message>
        <source>Width after projection</source>
        <translation>投影后的维度</translation>
    </message>
    <message>
        <source>Vision blocks</source>
        <translation>视觉层数</translation>
    </message>
    <message>
        <source>Per-channel mean</source>
        <translation>各通道均值</translation>
    </message>
    <message>
        <source>Per-channel deviation</source>
        <translation>各通道标准差</translation>
    </message>
    <message>
        <source>Patches merged per side</source>
        <translation>每边合并的图块数</translation>
    </message>
    <message>
        <source>Period of full attention blocks</source>
        <translation>全注意力层的周期</translation>
    </message>
    <message>
        <source>Blocks with window attention</source>
        <translation>使用窗口注意力的层</translation>
    </message>
    <message>
        <source>Per-block window mode</source>
        <translation>各层窗口模式</translation>
    </message>
    <message>
        <source>Attention window size</source>
        <translation>注意力窗口大小</translation>
    </message>
    <message>
        <source>Blocks that feed deepstack</source>
        <translation>输入 deepstack 的层</translation>
    </message>
    <message>
        <source>Blocks whose output is used</source>
        <translation>输出被采用的层</translation>
    </message>
    <message>
        <source>Allowed tiling resolutions</source>
        <translation>允许的分块分辨率</translation>
    </message>
    <message>
        <source>LLaVA patch merge mode</source>
        <translation>LLaVA 图块合并模式</translation>
    </message>
    <message>
        <source>Vision attention heads</source>
        <translation>视觉注意力头数</translation>
    </message>
    <message>
        <source>Vision key/value heads</source>
        <translation>视觉 KV 头数</translation>
    </message>
    <message>
        <source>Vision head width</source>
        <translation>视觉头维度</translation>
    </message>
    <message>
        <source>Vision norm epsilon</source>
        <translation>视觉归一化 epsilon</translation>
    </message>
    <message>
        <source>Pixel shuffle factor</source>
        <translation>pixel shuffle 倍数</translation>
    </message>
    <message>
        <source>Query grid side</source>
        <translation>查询网格边长</translation>
    </message>
    <message>
        <source>Projector window side</source>
        <translation>投影器窗口边长</translation>
    </message>
    <message>
        <source>Projector sampling offsets</source>
        <translation>投影器采样偏移</translation>
    </message>
    <message>
        <source>SAM encoder blocks</source>
        <translation>SAM 编码器层数</translation>
    </message>
    <message>
        <source>SAM encoder width</source>
        <translation>SAM 编码器维度</translation>
    </message>
    <message>
        <source>SAM encoder heads</source>
        <translation>SAM 编码器头数</translation>
    </message>
    <message>
        <source>Audio projector kind</source>
        <translation>音频投影器种类</translation>
    </message>
    <message>
        <source>Mel bins of input</source>
        <translation>输入的梅尔频带数</translation>
    </message>
    <message>
        <source>Audio hidden width</source>
        <translation>音频隐藏维度</translation>
    </message>
    <message>
        <source>Audio feed-forward width</source>
        <translation>音频前馈维度</translation>
    </message>
    <message>
        <source>Audio width after projection</source>
        <translation>投影后的音频维度</translation>
    </message>
    <message>
        <source>Audio blocks</source>
        <translation>音频层数</translation>
    </message>
    <message>
        <source>Time subsampling factor</source>
        <translation>时间下采样倍数</translation>
    </message>
    <message>
        <source>Audio chunk length</source>
        <translation>音频分块长度</translation>
    </message>
    <message>
        <source>Conformer kernel size</source>
        <translation>Conformer 卷积核大小</translation>
    </message>
    <message>
        <source>Largest relative position</source>
        <translation>最大相对位置</translation>
    </message>
    <message>
        <source>Audio blocks whose output is used</source>
        <translation>输出被采用的音频层</translation>
    </message>
    <message>
        <source>Residual codebooks</source>
        <translation>残差码本数</translation>
    </message>
    <message>
        <source>Entries per codebook</source>
        <translation>每个码本的条目数</translation>
    </message>
    <message>
        <source>Per-block window mode for audio</source>
        <translation>各层音频窗口模式</translation>
    </message>
    <message>
        <source>Audio attention window</source>
        <translation>音频注意力窗口</translation>
    </message>
    <message>
        <source>Local transformer blocks</source>
        <translation>局部 Transformer 层数</translation>
    </message>
    <message>
        <source>Local transformer group size</source>
        <translation>局部 Transformer 组大小</translation>
    </message>
    <message>
        <source>Audio attention heads</source>
        <translation>音频注意力头数</translation>
    </message>
    <message>
        <source>Audio norm epsilon</source>
        <translation>音频归一化 epsilon</translation>
    </message>
    <message>
        <source>Frames stacked before projection</source>
        <translation>投影前堆叠的帧数</translation>
    </message>
    <message>
        <source>Audio projector window</source>
        <translation>音频投影器窗口</translation>
    </message>
    <message>
        <source>Audio projector downsampling</source>
        <translation>音频投影器下采样</translation>
    </message>
    <message>
        <source>Audio projector heads</source>
        <translation>音频投影器头数</translation>
    </message>
    <message>
        <source>Audio generator kind</source>
        <translation>音频生成器种类</translation>
    </message>
    <message>
        <source>Audio generator width</source>
        <translation>音频生成器维度</translation>
    </message>
    <message>
        <source>Audio generator feed-forward width</source>
        <translation>音频生成器前馈维度</translation>
    </message>
    <message>
        <source>Audio generator blocks</source>
        <translation>音频生成器层数</translation>
    </message>
    <message>
        <source>Audio generator projection width</source>
        <translation>音频生成器投影维度</translation>
    </message>
    <message>
        <source>Audio generator heads</source>
        <translation>音频生成器头数</translation>
    </message>
    <message>
        <source>Audio generator key/value heads</source>
        <translation>音频生成器 KV 头数</translation>
    </message>
    <message>
        <source>Audio generator norm epsilon</source>
        <translation>音频生成器归一化 epsilon</translation>
    </message>
    <message>
        <source>Vision blocks inside an Ollama model file</source>
        <translation>Ollama 模型文件内的视觉层数</translation>
    </message>
    <message>
        <source>Vision width inside an Ollama model file</source>
        <translation>Ollama 模型文件内的视觉维度</translation>
    </message>
    <message>
        <source>Vision feed-forward width (Ollama)</source>
        <translation>视觉前馈维度 (Ollama)</translation>
    </message>
    <message>
        <source>Vision heads (Ollama)</source>
        <translation>视觉头数 (Ollama)</translation>
    </message>
    <message>
        <source>Vision norm epsilon (Ollama)</source>
        <translation>视觉归一化 epsilon (Ollama)</translation>
    </message>
    <message>
        <source>Image edge (Ollama)</source>
        <translation>图像边长 (Ollama)</translation>
    </message>
    <message>
        <source>Patch edge (Ollama)</source>
        <translation>图块边长 (Ollama)</translation>
    </message>
    <message>
        <source>Image channels (Ollama)</source>
        <translation>图像通道数 (Ollama)</translation>
    </message>
    <message>
        <source>Per-channel mean (Ollama)</source>
        <translation>各通道均值 (Ollama)</translation>
    </message>
    <message>
        <source>Per-channel deviation (Ollama)</source>
        <translation>各通道标准差 (Ollama)</translation>
    </message>
    <message>
        <source>Weights stored in rotated basis, contract version (PrismML)</source>
        <translation>以旋转基存储的权重，约定版本 (PrismML)</translation>
    </message>
    <message>
        <source>Hadamard block length (PrismML)</source>
        <translation>Hadamard 块长度 (PrismML)</translation>
    </message>
    <message>
        <source>Name of the rotation (PrismML)</source>
        <translation>旋转的名称 (PrismML)</translation>
    </message>
    <message>
        <source>Axis of the rotation (PrismML)</source>
        <translation>旋转的轴 (PrismML)</translation>
    </message>
    <message>
        <source>Whether a sign table is present (PrismML)</source>
        <translation>是否带有符号表 (PrismML)</translation>
    </message>
    <message>
        <source>Tensors stored in the rotated basis (PrismML)</source>
        <translation>以旋转基存储的张量 (PrismML)</translation>
    </message>
    <message>
        <source>Tensors whose rows must be rotated back after look-up (PrismML)</source>
        <translation>查表后须将行旋转回来的张量 (PrismML)</translation>
    </message>
    <message>
        <source>Value heads kept in grouped order in linear attention (PrismML); type not verified</source>
        <translation>线性注意力中保持分组顺序的 V 头 (PrismML)；类型未经核实</translation>
    </message>
    <message>
        <source>Input widths covered by sign table (PrismML)</source>
        <translation>符号表覆盖的输入维度 (PrismML)</translation>
    </message>
    <message>
        <source>Table of signs, all widths one after another (PrismML)</source>
        <translation>符号表，各维度依次排列 (PrismML)</translation>
    </message>
    <message>
        <source>Marker that id 42 means group 128 (ArifiLabs retag)</source>
        <translation>标记：编号 42 表示每组 128（ArifiLabs 重新标记）</translation>
    </message>
</context>
<context>
    <name>kind_fact</name>
    <message>
        <source>{a} to {b}</source>
        <translation>{a} 至 {b}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>{n} (alpha / rank)</source>
        <translation>{n}（alpha / 秩）</translation>
    </message>
    <message>
        <source>Adapter type</source>
        <translation>适配器类型</translation>
    </message>
    <message>
        <source>Base architecture</source>
        <translation>基础架构</translation>
    </message>
    <message>
        <source>Base model</source>
        <translation>基础模型</translation>
    </message>
    <message>
        <source>LoRA pairs</source>
        <translation>LoRA 对</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>作用对象</translation>
    </message>
    <message>
        <source>Halves of unequal rank</source>
        <translation>两半的秩不同</translation>
    </message>
    <message>
        <source>pairs: {n}</source>
        <translation>{n} 对</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Prompt prefix</source>
        <translation>提示词前缀</translation>
    </message>
    <message>
        <source>Invocation tokens</source>
        <translation>激活词元</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>合并规则</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Pre-tokenizer</source>
        <translation>预分词器</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>{a} to {b}, {n} of them</source>
        <translation>{a} 至 {b}，其中 {n} 个</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Stated layers</source>
        <translation>声明的层数</translation>
    </message>
    <message>
        <source>Diffusion model</source>
        <translation>扩散模型</translation>
    </message>
    <message>
        <source>Autoencoder</source>
        <translation>自编码器</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>文本编码器</translation>
    </message>
    <message>
        <source>Other tensors</source>
        <translation>其他张量</translation>
    </message>
    <message>
        <source>{bytes} bytes, tensors: {n}</source>
        <translation>{bytes} 字节，{n} 个张量</translation>
    </message>
    <message>
        <source>Shard</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>第 {n} 个，共 {count} 个</translation>
    </message>
    <message>
        <source>Tensors of the set</source>
        <translation>整套的张量数</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>in the first shard of the set</source>
        <translation>在整套的第一个分片中</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>伴随文件</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} 个词元</translation>
    </message>
    <message>
        <source>{n} tokens, {all} in all</source>
        <translation>{n} 个词元，合计 {all} 个</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>每段</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>{n}, each a pair of sums and counts</source>
        <translation>{n} 个，各含一对平方和与计数</translation>
    </message>
    <message>
        <source>Counted by expert</source>
        <translation>按专家计数</translation>
    </message>
    <message>
        <source>entries: {n}</source>
        <translation>{n} 个条目</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>blocks: {blocks}, tensors: {n}</source>
        <translation>{blocks} 个块，{n} 个张量</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影器</translation>
    </message>
    <message>
        <source>Image projector</source>
        <translation>图像投影器</translation>
    </message>
    <message>
        <source>Audio projector</source>
        <translation>音频投影器</translation>
    </message>
    <message>
        <source>Vision tower</source>
        <translation>视觉塔</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>图像尺寸</translation>
    </message>
    <message>
        <source>Patch size</source>
        <translation>图块尺寸</translation>
    </message>
    <message>
        <source>Audio tower</source>
        <translation>音频塔</translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation>梅尔频带数</translation>
    </message>
    <message>
        <source>Width for the model</source>
        <translation>送入模型的宽度</translation>
    </message>
    <message>
        <source>{name}, and {n} more</source>
        <translation>{name}，另有 {n} 个</translation>
    </message>
    <message>
        <source>Without partner</source>
        <translation>缺少配对</translation>
    </message>
    <message>
        <source>none: it can only turn text into tokens</source>
        <translation>无：只能将文本转换为词元</translation>
    </message>
    <message>
        <source>a draft model, for use beside another</source>
        <translation>草稿模型，与另一个模型配合使用</translation>
    </message>
    <message>
        <source>blocks for next-token prediction alone</source>
        <translation>仅含下一词元预测块</translation>
    </message>
</context>
<context>
    <name>meaning</name>
    <message>
        <source>The four bytes GGUF that begin every file of this format, the same in both byte orders.</source>
        <translation>四个字节 GGUF，此格式的所有文件都以它开头，两种字节序下相同。</translation>
    </message>
    <message>
        <source>Read as little-endian its low 16 bits are 0: every number of this file is big-endian.</source>
        <translation>按小端读取时低 16 位为 0：此文件的所有数值均为大端。</translation>
    </message>
    <message>
        <source>Counts and lengths are read with {bits} bits, as the rest of the file shows.</source>
        <translation>数量和长度按 {bits} 位读取，文件其余部分表明如此。</translation>
    </message>
    <message>
        <source>The file has no bytes.</source>
        <translation>文件没有任何字节。</translation>
    </message>
    <message>
        <source>Not a GGUF file: {what}.</source>
        <translation>不是 GGUF 文件：{what}。</translation>
    </message>
    <message>
        <source>A GGUF file: header, key-value pairs, tensor infos, then the data of the tensors.</source>
        <translation>GGUF 文件：文件头、键值对、张量信息，然后是张量数据。</translation>
    </message>
    <message>
        <source>The data section. It begins at the first multiple of {alignment} behind the tensor infos; that place is computed, not stored, and offsets of tensors count from it.</source>
        <translation>数据区。它从张量信息之后第一个 {alignment} 的倍数处开始；该位置由计算得出，并不存储，张量的偏移从这里算起。</translation>
    </message>
    <message>
        <source>Bytes without a known structure: this is no GGUF file.</source>
        <translation>没有已知结构的字节：这不是 GGUF 文件。</translation>
    </message>
    <message>
        <source>The file ends inside the header.</source>
        <translation>文件在文件头内结束。</translation>
    </message>
    <message>
        <source>Reading stopped in key-value pair {i} of {n}. Where the next one begins is not known, so nothing from here on has a meaning.</source>
        <translation>读取在键值对 {i}（共 {n} 个）处停止。无法得知下一个从哪里开始，因此其后的内容都没有含义。</translation>
    </message>
    <message>
        <source>Reading stopped in tensor info {i} of {n}. Where the next one begins is not known, so nothing from here on has a meaning.</source>
        <translation>读取在张量信息 {i}（共 {n} 个）处停止。无法得知下一个从哪里开始，因此其后的内容都没有含义。</translation>
    </message>
    <message>
        <source>Version of the format. Versions 2 and 3 have the same bytes, 3 allows big-endian files; version 1 has 32-bit counts and lengths.</source>
        <translation>格式版本。版本 2 与 3 的字节相同，3 允许大端文件；版本 1 的数量和长度为 32 位。</translation>
    </message>
    <message>
        <source>Number of tensor infos; it comes before the number of pairs. A file of metadata alone has 0.</source>
        <translation>张量信息的数量；位于键值对数量之前。只有元数据的文件为 0。</translation>
    </message>
    <message>
        <source>Number of key-value pairs that follow the header.</source>
        <translation>文件头之后的键值对数量。</translation>
    </message>
    <message>
        <source>The fixed header of {n} bytes: magic, version, number of tensors, number of key-value pairs.</source>
        <translation>固定的 {n} 字节文件头：magic、版本、张量数量、键值对数量。</translation>
    </message>
    <message>
        <source>The metadata: key-value pairs, directly one behind the other, without alignment.</source>
        <translation>元数据：键值对逐个紧挨着存放，没有对齐。</translation>
    </message>
    <message>
        <source>The list of tensors: name, shape, type and place of each. Their data lies in the data section.</source>
        <translation>张量列表：每个张量的名称、形状、类型和位置。它们的数据在数据区。</translation>
    </message>
    <message>
        <source>Padding: zeros up to the next multiple of {alignment}.</source>
        <translation>填充：用零补到下一个 {alignment} 的倍数。</translation>
    </message>
    <message>
        <source>Not all of its bytes are zero: hidden bytes, or a careless writer.</source>
        <translation>其中的字节不全为零：可能藏有数据，或写入程序不严谨。</translation>
    </message>
    <message>
        <source>{n} bytes before {name} that belong to no tensor. llama.cpp refuses a file with such a hole.</source>
        <translation>{name} 之前有 {n} 字节不属于任何张量。llama.cpp 拒绝加载带有这种空隙的文件。</translation>
    </message>
    <message>
        <source>The data of {name}: rows of blocks, one directly behind the other.</source>
        <translation>{name} 的数据：由块组成的行，逐行紧挨着存放。</translation>
    </message>
    <message>
        <source>{count} numbers packed into {bytes} bytes, from byte {offset} of the block.</source>
        <translation>{count} 个数打包为 {bytes} 字节，从块的字节 {offset} 开始。</translation>
    </message>
    <message>
        <source>{kind}, at byte {offset} of the block.</source>
        <translation>{kind}，位于块的字节 {offset}。</translation>
    </message>
    <message>
        <source>{count} × {kind}, from byte {offset} of the block.</source>
        <translation>{count} × {kind}，从块的字节 {offset} 开始。</translation>
    </message>
    <message>
        <source>{n} bytes behind the last tensor and its padding. Readers ignore them.</source>
        <translation>最后一个张量及其填充之后的 {n} 字节。读取程序会忽略它们。</translation>
    </message>
    <message>
        <source>A block of {type}: {n} elements in {bytes} bytes. Row {row}, from column {column} on, both counted from 0.</source>
        <translation>{type} 块：{n} 个元素，占 {bytes} 字节。位于第 {row} 行，从第 {column} 列开始，均从 0 计数。</translation>
    </message>
    <message>
        <source>{type}: a whole number without sign in {n} bytes.</source>
        <translation>{type}：无符号整数，占 {n} 字节。</translation>
    </message>
    <message>
        <source>{type}: a whole number with sign (two&apos;s complement) in {n} bytes.</source>
        <translation>{type}：有符号整数（补码），占 {n} 字节。</translation>
    </message>
    <message>
        <source>{type}: an IEEE 754 number in {n} bytes.</source>
        <translation>{type}：IEEE 754 浮点数，占 {n} 字节。</translation>
    </message>
    <message>
        <source>{type}: one byte, 0 for false and 1 for true.</source>
        <translation>{type}：1 字节，0 为 false，1 为 true。</translation>
    </message>
    <message>
        <source>{type}: its length in bytes, then UTF-8 text without terminator.</source>
        <translation>{type}：先是字节长度，然后是无终止符的 UTF-8 文本。</translation>
    </message>
    <message>
        <source>{type}: the type of the elements, their number, then the elements.</source>
        <translation>{type}：元素类型、元素数量，然后是各元素。</translation>
    </message>
    <message>
        <source>Length of the key in bytes; 64 bits, no terminator.</source>
        <translation>键的字节长度；64 位，无终止符。</translation>
    </message>
    <message>
        <source>Length of the key in bytes; 32 bits in version 1, no terminator.</source>
        <translation>键的字节长度；版本 1 中为 32 位，无终止符。</translation>
    </message>
    <message>
        <source>Length of the text in bytes; 64 bits, no terminator.</source>
        <translation>文本的字节长度；64 位，无终止符。</translation>
    </message>
    <message>
        <source>Length of the text in bytes; 32 bits in version 1, no terminator.</source>
        <translation>文本的字节长度；版本 1 中为 32 位，无终止符。</translation>
    </message>
    <message>
        <source>Number of elements of the array; 64 bits.</source>
        <translation>数组的元素数量；64 位。</translation>
    </message>
    <message>
        <source>Number of elements of the array; 32 bits in version 1.</source>
        <translation>数组的元素数量；版本 1 中为 32 位。</translation>
    </message>
    <message>
        <source>Free to edit: programs only show it.</source>
        <translation>可随意修改：程序只是显示它。</translation>
    </message>
    <message>
        <source>Edit with care: a change alters how the model behaves.</source>
        <translation>谨慎修改：更改会影响模型的行为。</translation>
    </message>
    <message>
        <source>Do not edit: a change alters the layout or stops the model from loading.</source>
        <translation>请勿修改：更改会改变布局，或使模型无法加载。</translation>
    </message>
    <message>
        <source>{value} = {label}</source>
        <translation>{value} = {label}</translation>
    </message>
    <message>
        <source>Another number of the same type takes the same bytes: it fits in place.</source>
        <translation>同类型的另一个数占用的字节相同：可就地修改。</translation>
    </message>
    <message>
        <source>Only another text of {n} bytes fits in place; any other length moves everything behind it.</source>
        <translation>只有长度同为 {n} 字节的文本可就地替换；其他长度会使其后的所有内容移位。</translation>
    </message>
    <message>
        <source>Type of all elements of the array: a 32-bit number from 0 to 12.</source>
        <translation>数组所有元素的类型：0 到 12 的 32 位数。</translation>
    </message>
    <message>
        <source>The elements of the array, directly one behind the other.</source>
        <translation>数组的各个元素，逐个紧挨着存放。</translation>
    </message>
    <message>
        <source>A key-value pair: key, type of the value, value.</source>
        <translation>键值对：键、值类型、值。</translation>
    </message>
    <message>
        <source>The key: text without terminator, by custom lower-case words joined by dots.</source>
        <translation>键：无终止符的文本，惯例是以点连接的小写单词。</translation>
    </message>
    <message>
        <source>Type of the value: a 32-bit number from 0 to 12.</source>
        <translation>值的类型：0 到 12 的 32 位数。</translation>
    </message>
    <message>
        <source>The value of the pair.</source>
        <translation>键值对的值。</translation>
    </message>
    <message>
        <source>The text of the pair: UTF-8, without terminator.</source>
        <translation>键值对的文本：UTF-8，无终止符。</translation>
    </message>
    <message>
        <source>Element {i} of an array of {n}, counted from 0.</source>
        <translation>含 {n} 个元素的数组的元素 {i}，从 0 计数。</translation>
    </message>
    <message>
        <source>Arrays nested deeper than {n} are not taken apart.</source>
        <translation>嵌套超过 {n} 层的数组不再展开。</translation>
    </message>
    <message>
        <source>Tensor type, a 32-bit number: {type} has {bytes} bytes for each element.</source>
        <translation>张量类型，32 位数：{type} 的每个元素占 {bytes} 字节。</translation>
    </message>
    <message>
        <source>Tensor type, a 32-bit number: {type} packs {n} elements of a row into a block of {bytes} bytes.</source>
        <translation>张量类型，32 位数：{type} 将一行中的 {n} 个元素打包成一个 {bytes} 字节的块。</translation>
    </message>
    <message>
        <source>Tensor type {id}, which no known program uses: how many bytes the data has is not known.</source>
        <translation>张量类型 {id}，没有已知程序使用：数据占多少字节未知。</translation>
    </message>
    <message>
        <source>Tensor type {id}, which is not sure: known meanings are {names}.</source>
        <translation>张量类型 {id}，无法确定：已知的含义有 {names}。</translation>
    </message>
    <message>
        <source>Where the data of the tensor begins, counted from the begin of the data section; a multiple of {alignment}.</source>
        <translation>张量数据的起始位置，从数据区开头算起；为 {alignment} 的倍数。</translation>
    </message>
    <message>
        <source>In the file: {start} + {offset} = byte {absolute}.</source>
        <translation>在文件中：{start} + {offset} = 字节 {absolute}。</translation>
    </message>
    <message>
        <source>ne0: the length of a row. Its elements lie side by side; the row length comes first, unlike in PyTorch shapes.</source>
        <translation>ne0：一行的长度。行内元素相邻存放；行长在前，与 PyTorch 的形状顺序相反。</translation>
    </message>
    <message>
        <source>ne1: the number of rows of a matrix.</source>
        <translation>ne1：矩阵的行数。</translation>
    </message>
    <message>
        <source>ne{k}: how many of what the dimensions before it make up lie one behind the other.</source>
        <translation>ne{k}：由前面各维度构成的单元有多少个依次存放。</translation>
    </message>
    <message>
        <source>Belongs to block {n} of the model, counted from 0.</source>
        <translation>属于模型的第 {n} 层（block），从 0 计数。</translation>
    </message>
    <message>
        <source>{n} elements in {bytes} bytes: {bits} bits each.</source>
        <translation>{n} 个元素，共 {bytes} 字节：每个 {bits} 位。</translation>
    </message>
    <message>
        <source>Bytes of a block: {layout}.</source>
        <translation>块的字节：{layout}。</translation>
    </message>
    <message>
        <source>An element is {formula}.</source>
        <translation>元素的计算式：{formula}。</translation>
    </message>
    <message>
        <source>A type of {dialect}, not of mainline llama.cpp.</source>
        <translation>这是 {dialect} 的类型，不属于主线 llama.cpp。</translation>
    </message>
    <message>
        <source>Cut off: {n} of {m} bytes are in the file.</source>
        <translation>被截断：{m} 字节中只有 {n} 字节在文件中。</translation>
    </message>
    <message>
        <source>Absent: the file ends before its data.</source>
        <translation>缺失：文件在其数据之前就结束了。</translation>
    </message>
    <message>
        <source>Shares bytes with another tensor.</source>
        <translation>与另一个张量共用字节。</translation>
    </message>
    <message>
        <source>The layout of its type is not known: the bytes cannot be decoded.</source>
        <translation>其类型的布局未知：字节无法解码。</translation>
    </message>
    <message>
        <source>A row is no multiple of the block: the bytes cannot be decoded.</source>
        <translation>行长不是块大小的倍数：字节无法解码。</translation>
    </message>
    <message>
        <source>The shape is too large for 64-bit sizes.</source>
        <translation>形状超出 64 位大小的范围。</translation>
    </message>
    <message>
        <source>Its offset is no multiple of the alignment.</source>
        <translation>其偏移不是对齐值的倍数。</translation>
    </message>
    <message>
        <source>One entry of the list of tensors: name, shape, type, and where the data lies.</source>
        <translation>张量列表中的一项：名称、形状、类型，以及数据的位置。</translation>
    </message>
    <message>
        <source>Length of the name in bytes; 64 bits, no terminator. llama.cpp takes at most 63.</source>
        <translation>名称的字节长度；64 位，无终止符。llama.cpp 最多支持 63。</translation>
    </message>
    <message>
        <source>Length of the name in bytes; 32 bits in version 1, no terminator.</source>
        <translation>名称的字节长度；版本 1 中为 32 位，无终止符。</translation>
    </message>
    <message>
        <source>The name of the tensor: programs find their weights by it.</source>
        <translation>张量的名称：程序凭它找到权重。</translation>
    </message>
    <message>
        <source>Number of dimensions, 32 bits. llama.cpp takes at most 4.</source>
        <translation>维度数量，32 位。llama.cpp 最多支持 4。</translation>
    </message>
    <message>
        <source>{type} explains the one tensor of this type.</source>
        <translation>{type} 能解释该类型唯一的张量。</translation>
    </message>
    <message>
        <source>{type} explains all {n} tensors of this type.</source>
        <translation>{type} 能解释该类型的全部 {n} 个张量。</translation>
    </message>
    <message>
        <source>{type} explains the one tensor of this type; {rival} would need {wanted} bytes per 256 weights, the file has {have}.</source>
        <translation>{type} 能解释该类型唯一的张量；{rival} 每 256 个权重需要 {wanted} 字节，而文件中是 {have}。</translation>
    </message>
    <message>
        <source>{type} explains all {n} tensors of this type; {rival} would need {wanted} bytes per 256 weights, the file has {have}.</source>
        <translation>{type} 能解释该类型的全部 {n} 个张量；{rival} 每 256 个权重需要 {wanted} 字节，而文件中是 {have}。</translation>
    </message>
    <message>
        <source>No known program uses type {id}: how many bytes its tensors have is not known.</source>
        <translation>没有已知程序使用类型 {id}：其张量占多少字节未知。</translation>
    </message>
    <message>
        <source>No meaning of type {id} explains every tensor: offsets or sizes are wrong. They are shown as {type}.</source>
        <translation>类型 {id} 的任何含义都不能解释每个张量：偏移或大小有误。这里按 {type} 显示。</translation>
    </message>
    <message>
        <source>No known meaning of type {id} explains every tensor: how many bytes they have is not known.</source>
        <translation>类型 {id} 的已知含义都不能解释每个张量：它们占多少字节未知。</translation>
    </message>
    <message>
        <source>No tensor of type {id} has elements and a place in the file: nothing tells what the type is.</source>
        <translation>类型 {id} 的张量都没有元素或不在文件中：无从判断它是什么类型。</translation>
    </message>
    <message>
        <source>Types with other ids would explain them: {names}.</source>
        <translation>其他编号的类型能够解释它们：{names}。</translation>
    </message>
    <message>
        <source>Each of {names} explains every tensor of this type once sizes are rounded up to {alignment}: the bytes do not tell which one it is, and the size stays unknown.</source>
        <translation>大小向上取整到 {alignment} 的倍数后，{names} 都能解释这一类型的每个张量：字节无法说明是哪一个，大小仍然未知。</translation>
    </message>
    <message>
        <source>{names} need the same bytes, and each explains every tensor of this type: the bytes do not tell which one it is.</source>
        <translation>{names} 需要的字节数相同，都能解释这一类型的每个张量：字节无法说明是哪一个。</translation>
    </message>
    <message>
        <source>Each of {names} explains every tensor of this type: the bytes do not tell which one it is. They are shown as {type}.</source>
        <translation>{names} 都能解释这一类型的每个张量：字节无法说明是哪一个。按 {type} 显示。</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
</context>
<context>
    <name>phrase</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>a second GGUF</source>
        <translation>第二个 GGUF</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>zeros at first</source>
        <translation>开头为零</translation>
    </message>
    <message>
        <source>ggml without a version (old llama.cpp, whisper.cpp)</source>
        <translation>无版本的 ggml（旧版 llama.cpp、whisper.cpp）</translation>
    </message>
    <message>
        <source>a llama.cpp session</source>
        <translation>llama.cpp 会话</translation>
    </message>
    <message>
        <source>a llama.cpp sequence state</source>
        <translation>llama.cpp 序列状态</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>Python pickle</translation>
    </message>
    <message>
        <source>HDF5</source>
        <translation>HDF5</translation>
    </message>
    <message>
        <source>gzip</source>
        <translation>gzip</translation>
    </message>
    <message>
        <source>zstd</source>
        <translation>zstd</translation>
    </message>
    <message>
        <source>zeros up to byte {offset}</source>
        <translation>到字节 {offset} 为止全是零</translation>
    </message>
    <message>
        <source>nothing but zeros</source>
        <translation>全是零</translation>
    </message>
    <message>
        <source>zeros in its first {n} bytes</source>
        <translation>前 {n} 字节为零</translation>
    </message>
    <message>
        <source>a Git LFS pointer that stands for {size} bytes, {hash}</source>
        <translation>Git LFS 指针，指向 {size} 字节的对象，{hash}</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>网页 (HTML)</translation>
    </message>
    <message>
        <source>safetensors</source>
        <translation>safetensors</translation>
    </message>
    <message>
        <source>it begins with {bytes}</source>
        <translation>开头为 {bytes}</translation>
    </message>
    <message>
        <source>no layout that is known here fits</source>
        <translation>没有吻合的已知布局</translation>
    </message>
    <message>
        <source>{names} fits</source>
        <translation>与 {names} 吻合</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>nothing tells which it is</source>
        <translation>无从判断是哪一种</translation>
    </message>
    <message>
        <source>Unpack it first: {command}</source>
        <translation>请先解压：{command}</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7z 压缩包</translation>
    </message>
    <message>
        <source>xz</source>
        <translation>xz 压缩数据</translation>
    </message>
    <message>
        <source>bzip2</source>
        <translation>bzip2 压缩数据</translation>
    </message>
    <message>
        <source>lz4</source>
        <translation>lz4 压缩数据</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR 压缩包</translation>
    </message>
    <message>
        <source>a ZIP archive that holds {name}</source>
        <translation>ZIP 压缩包，内有 {name}</translation>
    </message>
    <message>
        <source>a PyTorch checkpoint (a ZIP archive)</source>
        <translation>PyTorch 检查点（ZIP 压缩包）</translation>
    </message>
    <message>
        <source>Convert the whole folder of the model with convert_hf_to_gguf.py of llama.cpp.</source>
        <translation>请用 llama.cpp 的 convert_hf_to_gguf.py 转换模型的整个文件夹。</translation>
    </message>
    <message>
        <source>Download or copy it again.</source>
        <translation>请重新下载或复制。</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar 归档</translation>
    </message>
    <message>
        <source>a program that holds a model, {name} (a llamafile)</source>
        <translation>带有模型 {name} 的程序（llamafile）</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Do not start it unless you know where it comes from.</source>
        <translation>除非知道它的来源，否则不要运行。</translation>
    </message>
    <message>
        <source>Cut off what stands in front: tail -c +{from} {name} &gt; COPY.gguf</source>
        <translation>请去掉前面的部分：tail -c +{from} {name} &gt; COPY.gguf</translation>
    </message>
    <message>
        <source>Room was made for the file, but its bytes never came: download or copy it again.</source>
        <translation>已为文件预留空间，但数据没有写入：请重新下载或复制。</translation>
    </message>
    <message>
        <source>zeros up to byte {offset}, where a GGUF file begins</source>
        <translation>字节 {offset} 之前全为零，从那里开始是一个 GGUF 文件</translation>
    </message>
    <message>
        <source>The beginning of the file is missing: download or copy it again.</source>
        <translation>文件开头缺失：请重新下载或复制。</translation>
    </message>
    <message>
        <source>other bytes ({bytes}), and from byte {offset} on a GGUF file</source>
        <translation>其他数据（{bytes}），从字节 {offset} 开始是一个 GGUF 文件</translation>
    </message>
    <message>
        <source>Go on with the download: aria2c -c ADDRESS, in the same folder.</source>
        <translation>请在同一文件夹中继续下载：aria2c -c ADDRESS</translation>
    </message>
    <message>
        <source>piece {number} of a file that was cut up, {name}</source>
        <translation>被切开的文件 {name} 的第 {number} 段</translation>
    </message>
    <message>
        <source>Ask where the file comes from, or compare its size and hash with those of the source.</source>
        <translation>请查明文件的来源，或将其大小和哈希与来源对照。</translation>
    </message>
    <message>
        <source>Convert it with convert_llama_ggml_to_gguf.py of llama.cpp, or download the model as GGUF; weights quantised before ggjt version 3 cannot be converted.</source>
        <translation>请用 llama.cpp 的 convert_llama_ggml_to_gguf.py 转换，或下载 GGUF 格式的模型；ggjt 第 3 版之前量化的权重无法转换。</translation>
    </message>
    <message>
        <source>a whisper.cpp model (ggml): {layers} audio layers, {tokens} tokens</source>
        <translation>whisper.cpp 模型（ggml）：{layers} 个音频层，{tokens} 个词元</translation>
    </message>
    <message>
        <source>Open it with whisper.cpp, which keeps to this format; it needs no conversion.</source>
        <translation>请用 whisper.cpp 打开，它一直使用这种格式；无需转换。</translation>
    </message>
    <message>
        <source>ggml without a version (old llama.cpp)</source>
        <translation>没有版本号的 ggml（旧版 llama.cpp）</translation>
    </message>
    <message>
        <source>ggmf version {version} (old llama.cpp)</source>
        <translation>ggmf 第 {version} 版（旧版 llama.cpp）</translation>
    </message>
    <message>
        <source>ggjt version {version} (old llama.cpp)</source>
        <translation>ggjt 第 {version} 版（旧版 llama.cpp）</translation>
    </message>
    <message>
        <source>ggla version {version} (old LoRA adapter), rank {rank}</source>
        <translation>ggla 第 {version} 版（旧版 LoRA 适配器），秩 {rank}</translation>
    </message>
    <message>
        <source>Convert the original adapter with convert_lora_to_gguf.py of llama.cpp.</source>
        <translation>请用 llama.cpp 的 convert_lora_to_gguf.py 转换原始适配器。</translation>
    </message>
    <message>
        <source>Load it in the program that saved it, together with the same model.</source>
        <translation>请在保存它的程序中与同一模型一起载入。</translation>
    </message>
    <message>
        <source>It may be an old PyTorch checkpoint: loading one runs code, so do that only if you trust its source; then convert the whole folder of the model with convert_hf_to_gguf.py of llama.cpp.</source>
        <translation>可能是旧的 PyTorch 检查点：载入它会执行代码，只有信任来源时才可载入；然后用 llama.cpp 的 convert_hf_to_gguf.py 转换模型的整个文件夹。</translation>
    </message>
    <message>
        <source>Keras and TensorFlow write it; look for the model as GGUF or safetensors.</source>
        <translation>这是 Keras 和 TensorFlow 写出的格式；请寻找 GGUF 或 safetensors 格式的模型。</translation>
    </message>
    <message>
        <source>safetensors, tensors: {n}</source>
        <translation>safetensors，张量数：{n}</translation>
    </message>
    <message>
        <source>ONNX (IR version {version})</source>
        <translation>ONNX（IR 版本 {version}）</translation>
    </message>
    <message>
        <source>ONNX (IR version {version}, made by {producer})</source>
        <translation>ONNX（IR 版本 {version}，由 {producer} 生成）</translation>
    </message>
    <message>
        <source>A graph cannot be turned into GGUF; look for the model as GGUF or safetensors.</source>
        <translation>计算图无法转换为 GGUF；请寻找 GGUF 或 safetensors 格式的模型。</translation>
    </message>
    <message>
        <source>an importance matrix in its old format (imatrix.dat), entries: {n}</source>
        <translation>旧格式的重要性矩阵（imatrix.dat），条目数：{n}</translation>
    </message>
    <message>
        <source>Convert it: llama-imatrix --in-file OLD.dat -o NEW.gguf</source>
        <translation>请转换：llama-imatrix --in-file OLD.dat -o NEW.gguf</translation>
    </message>
    <message>
        <source>A server answered with this instead of the file: check the address, log in, download again.</source>
        <translation>服务器返回的是它而不是文件：请检查地址、登录，然后重新下载。</translation>
    </message>
    <message>
        <source>It belongs to the model&apos;s folder, and the weights are in other files there.</source>
        <translation>它属于模型的文件夹，权重在其中的其他文件里。</translation>
    </message>
    <message>
        <source>the index of a set of safetensors files (JSON)</source>
        <translation>一组 safetensors 文件的索引（JSON）</translation>
    </message>
    <message>
        <source>an Ollama manifest (JSON)</source>
        <translation>Ollama 清单（JSON）</translation>
    </message>
    <message>
        <source>Open the blob that it names under vnd.ollama.image.model; it is in the folder blobs.</source>
        <translation>请打开它在 vnd.ollama.image.model 下列出的 blob；它在 blobs 文件夹中。</translation>
    </message>
    <message>
        <source>a tokenizer (JSON)</source>
        <translation>分词器（JSON）</translation>
    </message>
    <message>
        <source>the configuration of a model (JSON)</source>
        <translation>模型的配置（JSON）</translation>
    </message>
    <message>
        <source>Fetch the file that it stands for: git lfs pull</source>
        <translation>请取回它所代表的文件：git lfs pull</translation>
    </message>
    <message>
        <source>The address leads to a page, or to a log-in, and not to the file: download the file itself.</source>
        <translation>该地址指向网页或登录页，而不是文件：请下载文件本身。</translation>
    </message>
    <message>
        <source>a web page (HTML), “{title}”</source>
        <translation>网页（HTML），“{title}”</translation>
    </message>
    <message>
        <source>the answer of a server (JSON), “{text}”</source>
        <translation>服务器的回应（JSON），“{text}”</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Open it with a text editor to see what it says.</source>
        <translation>请用文本编辑器打开查看内容。</translation>
    </message>
    <message>
        <source>the answer of a server (XML), “{text}”</source>
        <translation>服务器的回应（XML），“{text}”</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>a text, “{text}”</source>
        <translation>文本，“{text}”</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>its tensor names are those of a LoRA adapter</source>
        <translation>张量名像 LoRA 适配器</translation>
    </message>
    <message>
        <source>its tensor names are those of a control vector</source>
        <translation>张量名像控制向量</translation>
    </message>
    <message>
        <source>its tensor names are those of a projector for images or sound</source>
        <translation>张量名像图像或音频投影器</translation>
    </message>
    <message>
        <source>its tensor names are those of an image or video model</source>
        <translation>张量名像图像或视频模型</translation>
    </message>
    <message>
        <source>its tensor names are those of an RWKV model</source>
        <translation>张量名像 RWKV 模型</translation>
    </message>
    <message>
        <source>its tensor names are those of a model with state-space blocks, like Mamba</source>
        <translation>张量名像 Mamba 一类含状态空间层的模型</translation>
    </message>
    <message>
        <source>its tensor names are those of a text model with experts</source>
        <translation>张量名像含专家的文本模型</translation>
    </message>
    <message>
        <source>its tensor names are those of an encoder and decoder, like T5</source>
        <translation>张量名像 T5 一类的编码器-解码器</translation>
    </message>
    <message>
        <source>its tensor names are those of a text model like llama</source>
        <translation>张量名像 llama 一类的文本模型</translation>
    </message>
    <message>
        <source>a file that begins with zeros</source>
        <translation>以零字节开头的文件</translation>
    </message>
    <message>
        <source>a GGUF file behind zeros</source>
        <translation>前面有零字节的 GGUF 文件</translation>
    </message>
    <message>
        <source>a GGUF file behind other bytes</source>
        <translation>前面有其他字节的 GGUF 文件</translation>
    </message>
    <message>
        <source>aria2&apos;s record of a download that is not done</source>
        <translation>aria2 的未完成下载记录</translation>
    </message>
    <message>
        <source>a file of no known format</source>
        <translation>未知格式的文件</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>Git LFS 指针</translation>
    </message>
    <message>
        <source>Values not shown: type {id} is not known to this program.</source>
        <translation>无法显示数值：本程序不认识类型 {id}。</translation>
    </message>
    <message>
        <source>Values not shown: type {id} can be {names}, and the bytes fit all of them.</source>
        <translation>无法显示数值：类型 {id} 可能是 {names}，各种解释都与字节相符。</translation>
    </message>
    <message>
        <source>Values not shown: the bytes fit no known meaning of type {id} ({names}).</source>
        <translation>无法显示数值：字节与类型 {id} 的任何已知含义（{names}）都不相符。</translation>
    </message>
    <message>
        <source>Values not shown: type {id} ({type}) was removed from llama.cpp.</source>
        <translation>无法显示数值：类型 {id}（{type}）已从 llama.cpp 中移除。</translation>
    </message>
    <message>
        <source>Values not shown: the list of tensors is cut or damaged, so where the data begins is not known.</source>
        <translation>无法显示数值：张量列表被截断或已损坏，无法得知数据从哪里开始。</translation>
    </message>
    <message>
        <source>Values not shown: the file ends before the data of this tensor does. {present} of {bytes} bytes are there; the first missing one is byte {offset}.</source>
        <translation>无法显示数值：文件在该张量的数据结束之前就结束了。{bytes} 字节中有 {present} 字节存在；第一个缺失的是字节 {offset}。</translation>
    </message>
    <message>
        <source>Values not shown: the size of this tensor does not fit 64 bits.</source>
        <translation>无法显示数值：该张量的大小超出 64 位。</translation>
    </message>
    <message>
        <source>Values not shown: the type of this tensor is not known.</source>
        <translation>无法显示数值：该张量的类型未知。</translation>
    </message>
    <message>
        <source>Values not shown: layout of {type} is not known to this program.</source>
        <translation>无法显示数值：本程序不了解 {type} 的布局。</translation>
    </message>
    <message>
        <source>Values not shown: no writer has set the byte order of {type} in big-endian files.</source>
        <translation>无法显示数值：没有任何写入程序确定过 {type} 在大端序文件中的字节顺序。</translation>
    </message>
    <message>
        <source>Values not shown: a row of {row} elements leaves {rest} over after blocks of {block}.</source>
        <translation>无法显示数值：一行有 {row} 个元素，按每块 {block} 个分块后余下 {rest} 个。</translation>
    </message>
    <message>
        <source>The values of this tensor are stored rotated by a Hadamard transform (prism.hadamard.*): they are not yet the weights of the model.</source>
        <translation>该张量的数值以经哈达玛变换旋转后的形式存储（prism.hadamard.*）：它们还不是模型的权重。</translation>
    </message>
    <message>
        <source>a ZIP archive without its end, maybe of a PyTorch checkpoint</source>
        <translation>结尾缺失的 ZIP 压缩包，可能是 PyTorch 检查点</translation>
    </message>
    <message>
        <source>a ZIP archive; its first file is {name}</source>
        <translation>ZIP 压缩包；其中第一个文件是 {name}</translation>
    </message>
    <message>
        <source>piece {number} of {total} of a file that was cut up, {name}</source>
        <translation>被切分的文件 {name} 的第 {number} 段，共 {total} 段</translation>
    </message>
    <message>
        <source>Convert it with convert_llama_ggml_to_gguf.py of llama.cpp, or download the model as GGUF.</source>
        <translation>请用 llama.cpp 的 convert_llama_ggml_to_gguf.py 转换，或下载 GGUF 格式的模型。</translation>
    </message>
    <message>
        <source>Join the pieces in their order: {command}</source>
        <translation>请按顺序合并各段：{command}</translation>
    </message>
    <message>
        <source>Only hex digits and ? can stand here.</source>
        <translation>此处只能输入十六进制数字和 ?。</translation>
    </message>
    <message>
        <source>Two hex digits make a byte: one is missing.</source>
        <translation>一个字节由两位十六进制数字组成：缺少一位。</translation>
    </message>
    <message>
        <source>There is nothing to look for.</source>
        <translation>没有要查找的内容。</translation>
    </message>
    <message>
        <source>At most 4,096 bytes can be looked for.</source>
        <translation>最多可查找 4,096 字节。</translation>
    </message>
    <message>
        <source>At least one digit has to be known.</source>
        <translation>至少要有一位确定的数字。</translation>
    </message>
    <message>
        <source>This text has characters that Latin-1 does not have.</source>
        <translation>此文本含有 Latin-1 中没有的字符。</translation>
    </message>
    <message>
        <source>Type a number, or two with .. between them.</source>
        <translation>请输入一个数，或用 .. 隔开的两个数。</translation>
    </message>
    <message>
        <source>The first number of a range is the smaller one.</source>
        <translation>范围的第一个数应是较小的数。</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>Tensor info</source>
        <translation>张量信息</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Tensor data</source>
        <translation>张量数据</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>空隙</translation>
    </message>
    <message>
        <source>Trailing bytes</source>
        <translation>尾部字节</translation>
    </message>
    <message>
        <source>Not parsed</source>
        <translation>未解析</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>severities</name>
    <message>
        <source>Info</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>span</name>
    <message>
        <source>key length</source>
        <translation>键长度</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value type</source>
        <translation>值类型</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>text length</source>
        <translation>文本长度</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>element type</source>
        <translation>元素类型</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>name length</source>
        <translation>名称长度</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>n_dims</source>
        <translation>n_dims</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>dimension {n}</source>
        <translation>维度 {n}</translation>
    </message>
    <message>
        <source>unparsed file</source>
        <translation>未解析的文件</translation>
    </message>
    <message>
        <source>unparsed header</source>
        <translation>未解析的文件头</translation>
    </message>
    <message>
        <source>unparsed metadata</source>
        <translation>未解析的元数据</translation>
    </message>
    <message>
        <source>unparsed tensor infos</source>
        <translation>未解析的张量信息</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>(empty key)</source>
        <translation>（空键）</translation>
    </message>
    <message>
        <source>element {n}</source>
        <translation>元素 {n}</translation>
    </message>
    <message>
        <source>tensor_infos</source>
        <translation>tensor_infos</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>tensor_data</source>
        <translation>tensor_data</translation>
    </message>
    <message>
        <source>trailing bytes</source>
        <translation>尾部字节</translation>
    </message>
    <message>
        <source>before the data</source>
        <translation>数据之前</translation>
    </message>
    <message>
        <source>before {name}</source>
        <translation>{name} 之前</translation>
    </message>
    <message>
        <source>after {name}</source>
        <translation>{name} 之后</translation>
    </message>
    <message>
        <source>block {n}</source>
        <translation>块 {n}</translation>
    </message>
    <message>
        <source>{name} (field)</source>
        <translation>{name}（字段）</translation>
    </message>
    <message>
        <source>after metadata</source>
        <translation>元数据之后</translation>
    </message>
    <message>
        <source>{name} (tensor)</source>
        <translation>{name}（张量）</translation>
    </message>
    <message>
        <source>{name} (key)</source>
        <translation>{name}（键）</translation>
    </message>
    <message>
        <source>value length</source>
        <translation>值长度</translation>
    </message>
    <message>
        <source>string length</source>
        <translation>字符串长度</translation>
    </message>
</context>
<context>
    <name>tensor_group</name>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>State space</source>
        <translation>状态空间</translation>
    </message>
    <message>
        <source>Vision</source>
        <translation>视觉</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>音频</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Importance matrix</source>
        <translation>重要性矩阵</translation>
    </message>
    <message>
        <source>Diffusion</source>
        <translation>扩散</translation>
    </message>
    <message>
        <source>Autoencoder</source>
        <translation>自编码器</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>文本编码器</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>types</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a type that is not sure</comment>
        <translation>%1？</translation>
    </message>
</context>
</TS>
