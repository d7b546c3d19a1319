import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { FakeAnswer, FakeRequest, FakeScript } from './fake-answer.ts';

export type FakeModelServer = {
  /** The value for `AI_BASE_URL`. */
  baseUrl: string;
  requests: FakeRequest[];
  /** Resolves when that many requests have arrived and their answers have begun. */
  received(count: number): Promise<void>;
  /** Resolves when a client aborts an unfinished answer. */
  hungUp: Promise<void>;
  stop(): Promise<void>;
};

/** A provider's stream format; each string is one event. */
export type Wire = {
  path: string;
  events(answer: Extract<FakeAnswer, { text: string }>, request: FakeRequest): string[];
};

export async function startFakeModelServer(wire: Wire, script: FakeScript): Promise<FakeModelServer> {
  const requests: FakeRequest[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const closeIdle = Promise.withResolvers<void>();

  const next = (request: FakeRequest): FakeAnswer => {
    if (typeof script === 'function') return script(request);
    const answer = script[Math.min(requests.length, script.length) - 1];
    if (!answer) throw new Error('The fake model server has no answer to give.');
    return answer;
  };

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message);
    requests.push(request);
    response.on('close', () => !response.writableFinished && closeIdle.resolve());
    if (request.path.endsWith(wire.path)) play(next(request), request, response);
    else response.writeHead(404).end('{"error":{"message":"no such path"}}');
    for (const { count, resolve } of waiting) if (requests.length >= count) resolve();
  }

  function play(answer: FakeAnswer, request: FakeRequest, response: ServerResponse): void {
    if (answer.kind === 'silence') return;
    if (answer.kind === 'status') {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of wire.events(answer, request)) response.write(event);
    if (answer.kind === 'stall') return;
    if (answer.kind === 'truncated' && answer.by === 'reset') {
      response.write(': the line goes dead\n\n', () => response.destroy());
      return;
    }
    response.end();
  }

  const server = createServer((message, response) => void handle(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    hungUp: closeIdle.promise,
    received: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

async function readRequest(message: IncomingMessage): Promise<FakeRequest> {
  const body = JSON.parse(await readText(message)) as FakeRequest['body'];
  const headers = message.headers as FakeRequest['headers'];
  const bySchema = /"(json_schema|json|responseSchema|responseJsonSchema)"/.test(JSON.stringify(body));
  return { path: message.url ?? '', headers, body, bySchema, said: textsIn(body).join('\n') };
}

/** Collects every string of a request, wherever its protocol puts it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Splits a text into chunks, so that the reader has to join them. */
export const splitText = (text: string, length = 7): string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );
