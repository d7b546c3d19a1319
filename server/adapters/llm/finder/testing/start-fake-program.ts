import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply =
  | { status?: number; body: unknown; headers?: Record<string, string> }
  /** Accepts the request and never answers. */
  | 'silence'
  /** Closes the connection without an answer. */
  | 'hangUp'
  /** An answer that never ends. */
  | 'endless';

export type FakeProgram = {
  port: number;
  /** The paths that were requested. */
  asked: string[];
  /** Resolves when that many requests have arrived. */
  received(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** A program on loopback that serves models. Requests without a reply go to `chat`, or get a 404. */
export async function startFakeProgram(
  replies: Record<string, Reply>,
  chat?: { baseUrl: string },
): Promise<FakeProgram> {
  const asked: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];

  function handle(message: IncomingMessage, response: ServerResponse): void {
    const path = message.url ?? '';
    asked.push(path);
    for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
    const reply = replies[path];
    if (reply) send(reply, response);
    else if (chat) passOn(message, response, new URL(chat.baseUrl).host);
    else send({ status: 404, body: { error: 'not found' } }, response);
  }

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    received: (count) =>
      new Promise((resolve) => {
        if (asked.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function send(reply: Reply, response: ServerResponse): void {
  if (reply === 'silence') return;
  if (reply === 'hangUp') return void response.destroy();
  if (reply === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"models":[');
    const more = () => {
      while (!response.destroyed && response.write('"x",'.repeat(16_000)));
    };
    response.on('drain', more);
    return more();
  }
  const { status = 200, body, headers } = reply;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function passOn(message: IncomingMessage, response: ServerResponse, host: string): void {
  const { method, headers, url } = message;
  const onward = request(`http://${host}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  message.pipe(onward);
}

/** Ollama's response to `GET /api/tags`. */
export const OLLAMA_TAGS = {
  models: [
    {
      name: 'llama3.1:8b',
      model: 'llama3.1:8b',
      modified_at: '2026-10-03T23:34:03.409490317-07:00',
      size: 4_920_753_328,
      digest: 'a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a',
      details: {
        format: 'gguf',
        family: 'llama',
        families: ['llama'],
        parameter_size: '8.0B',
        quantization_level: 'Q4_K_M',
      },
    },
    {
      name: 'nomic-embed-text:latest',
      size: 274_302_450,
      details: { family: 'nomic-bert', parameter_size: '137M', quantization_level: 'F16' },
    },
    {
      name: 'gpt-oss:120b-cloud',
      size: 384,
      remote_model: 'gpt-oss:120b',
      remote_host: 'https://ollama.com:443',
      details: { family: 'gptoss', parameter_size: '116.8B', quantization_level: 'MXFP4' },
    },
  ],
};

/** LM Studio's response to `GET /api/v1/models`. */
export const LM_STUDIO_MODELS = {
  models: [
    {
      type: 'llm',
      publisher: 'qwen',
      key: 'qwen/qwen3-14b',
      display_name: 'Qwen3 14B',
      architecture: 'qwen3',
      quantization: { name: 'Q4_K_M', bits_per_weight: 4 },
      size_bytes: 9_001_752_960,
      params_string: '14B',
      loaded_instances: [],
      max_context_length: 32_768,
      format: 'gguf',
    },
    {
      type: 'embedding',
      key: 'text-embedding-nomic-embed-text-v1.5',
      quantization: { name: 'F16', bits_per_weight: 16 },
      size_bytes: 274_290_560,
      params_string: null,
      loaded_instances: [],
    },
  ],
};
