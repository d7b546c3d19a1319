import { Chance } from '../simulation/chance.ts';

/** The value types of the GGUF format, version 3. */
const UINT32 = 4;
const FLOAT32 = 6;
const BOOL = 7;
const STRING = 8;
const ARRAY = 9;
const INT32 = 5;
const F32_TENSOR = 0;
const ALIGNMENT = 32;

const WIDTH = 256;
const FEED_FORWARD = 512;
const HEADS = 4;
const LAYERS = 1;
const CONTEXT = 4096;

/** The token types of the format. */
const [NORMAL, UNKNOWN, CONTROL, BYTE] = [1, 2, 3, 6];

type Token = { text: string; type: number; score: number };

/** A SentencePiece vocabulary of single characters, with a token for every byte as the format demands. */
function listTokens(): Token[] {
  const bytes = Array.from({ length: 256 }, (_, value) => ({
    text: `<0x${value.toString(16).toUpperCase().padStart(2, '0')}>`,
    type: BYTE,
    score: 0,
  }));
  const printable = Array.from({ length: 94 }, (_, at) => String.fromCodePoint(33 + at));
  return [
    { text: '<unk>', type: UNKNOWN, score: 0 },
    { text: '<s>', type: CONTROL, score: 0 },
    { text: '</s>', type: CONTROL, score: 0 },
    ...bytes,
    ...['▁', ...printable].map((text, at) => ({ text, type: NORMAL, score: -at - 1 })),
  ];
}

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const string = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([u64(bytes.length), bytes]);
};
const entry = (key: string, type: number, value: Buffer): Buffer =>
  Buffer.concat([string(key), u32(type), value]);
const list = (key: string, type: number, values: readonly Buffer[]): Buffer =>
  entry(key, ARRAY, Buffer.concat([u32(type), u64(values.length), ...values]));

const CHAT_TEMPLATE =
  "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}assistant: ";

function listEntries(tokens: readonly Token[]): Buffer[] {
  const number = (key: string, value: number) => entry(key, UINT32, u32(value));
  return [
    entry('general.architecture', STRING, string('llama')),
    entry('general.name', STRING, string('tiny random')),
    number('general.alignment', ALIGNMENT),
    number('general.file_type', 0),
    number('llama.block_count', LAYERS),
    number('llama.context_length', CONTEXT),
    number('llama.embedding_length', WIDTH),
    number('llama.feed_forward_length', FEED_FORWARD),
    number('llama.attention.head_count', HEADS),
    number('llama.attention.head_count_kv', HEADS),
    number('llama.rope.dimension_count', WIDTH / HEADS),
    number('llama.vocab_size', tokens.length),
    entry('llama.attention.layer_norm_rms_epsilon', FLOAT32, f32(1e-5)),
    entry('tokenizer.ggml.model', STRING, string('llama')),
    list(
      'tokenizer.ggml.tokens',
      STRING,
      tokens.map(({ text }) => string(text)),
    ),
    list(
      'tokenizer.ggml.scores',
      FLOAT32,
      tokens.map(({ score }) => f32(score)),
    ),
    list(
      'tokenizer.ggml.token_type',
      INT32,
      tokens.map(({ type }) => u32(type)),
    ),
    number('tokenizer.ggml.unknown_token_id', 0),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
    entry('tokenizer.ggml.add_bos_token', BOOL, Buffer.from([1])),
    entry('tokenizer.chat_template', STRING, string(CHAT_TEMPLATE)),
  ];
}

type Tensor = { name: string; shape: readonly number[] };

const listTensors = (vocabulary: number): Tensor[] => [
  { name: 'token_embd.weight', shape: [WIDTH, vocabulary] },
  ...Array.from({ length: LAYERS }, (_, layer) =>
    [
      { name: 'attn_norm', shape: [WIDTH] },
      { name: 'attn_q', shape: [WIDTH, WIDTH] },
      { name: 'attn_k', shape: [WIDTH, WIDTH] },
      { name: 'attn_v', shape: [WIDTH, WIDTH] },
      { name: 'attn_output', shape: [WIDTH, WIDTH] },
      { name: 'ffn_norm', shape: [WIDTH] },
      { name: 'ffn_gate', shape: [WIDTH, FEED_FORWARD] },
      { name: 'ffn_up', shape: [WIDTH, FEED_FORWARD] },
      { name: 'ffn_down', shape: [FEED_FORWARD, WIDTH] },
    ].map(({ name, shape }) => ({ name: `blk.${layer}.${name}.weight`, shape })),
  ).flat(),
  { name: 'output_norm.weight', shape: [WIDTH] },
  { name: 'output.weight', shape: [WIDTH, vocabulary] },
];

const alignUp = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

/**
 * A GGUF file of about 3 MB: a llama with random weights, which loads and writes nonsense. Equal seeds give equal
 * bytes.
 */
export function writeTinyGguf(seed = 1): Buffer {
  const chance = new Chance(seed);
  const tokens = listTokens();
  const tensors = listTensors(tokens.length);
  const infos: Buffer[] = [];
  const weights: Buffer[] = [];
  let offset = 0;
  for (const { name, shape } of tensors) {
    infos.push(string(name), u32(shape.length), ...shape.map(u64), u32(F32_TENSOR), u64(offset));
    const values = new Float32Array(shape.reduce((product, size) => product * size, 1));
    const isNorm = shape.length === 1;
    for (let at = 0; at < values.length; at++) values[at] = isNorm ? 1 : chance.between(-1000, 1000) / 20_000;
    const bytes = Buffer.alloc(alignUp(values.byteLength));
    bytes.set(new Uint8Array(values.buffer));
    weights.push(bytes);
    offset += bytes.length;
  }
  const entries = listEntries(tokens);
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries,
    ...infos,
  ]);
  return Buffer.concat([head, Buffer.alloc(alignUp(head.length) - head.length), ...weights]);
}
