import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PIECE = 65_536;
const delta = (content: string) =>
  `data: ${JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: { content } }],
  })}\n\n`;

/** The piece of text that each kind repeats. */
const ENDLESS = {
  line: { status: 200, type: 'text/event-stream', piece: 'x'.repeat(PIECE) },
  error: { status: 500, type: 'application/json', piece: 'x'.repeat(PIECE) },
  comments: { status: 200, type: 'text/event-stream', piece: `: ${'x'.repeat(PIECE)}\n\n` },
  text: { status: 200, type: 'text/event-stream', piece: delta('Nobody ever stops. '.repeat(500)) },
  words: { status: 200, type: 'text/event-stream', piece: delta('word ').repeat(500) },
  page: { status: 200, type: 'text/html', piece: '<p>And on it goes.</p>\n'.repeat(3_000) },
  json: { status: 200, type: 'application/json', piece: '['.repeat(PIECE) },
} as const;

export type EndlessKind = keyof typeof ENDLESS;

/** Answers until the reader disconnects. */
export function answerEndlessly(response: ServerResponse, kind: EndlessKind): void {
  const { status, type, piece } = ENDLESS[kind];
  response.writeHead(status, { 'content-type': type });
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
}

export type EndlessServer = { url: string; stop(): Promise<void> };

/** A server whose endless answer depends on the first segment of the path. */
export async function startEndlessServer(): Promise<EndlessServer> {
  const server = createServer((request, response) => {
    const kind = request.url?.split('/')[1] ?? '';
    if (kind in ENDLESS) answerEndlessly(response, kind as EndlessKind);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
