import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The ways in which this hub may differ from Hugging Face. */
export type HubBehavior = {
  /** Answers with this status and no file. */
  status?: number;
  /** Sends this many bytes of each answer, then stalls. */
  stallAfter?: number;
  /** The hash that the hub reports; null for none. */
  sha256?: string | null;
  /** Ignores ranges and sends the whole file. */
  ignoresRanges?: boolean;
  /** Redirects the download to this URL. */
  redirectTo?: string;
};

export type Hub = {
  url: string;
  file: Buffer;
  manner: HubBehavior;
  /** The requested ranges in order; null for the whole file. */
  ranges: (string | null)[];
  /** Resolves when a stalled answer has stopped. */
  stalled: Promise<void>;
  cut(): void;
  stop(): Promise<void>;
};

export const sha256Hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A model hub on loopback: reports hash and size, and redirects the download to a content server. */
export async function startHub(file: Buffer, manner: HubBehavior = {}): Promise<Hub> {
  const stalled = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/content/')) sendContent(hub, request, response, stalled.resolve);
    else sendPointer(hub, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hub: Hub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    file,
    manner,
    ranges: [],
    stalled: stalled.promise,
    cut: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hub;
}

function sendPointer({ file, manner }: Hub, response: ServerResponse): void {
  const { status, sha256 = sha256Hex(file), redirectTo = '/content/file.gguf' } = manner;
  if (status !== undefined) return void response.writeHead(status).end('no');
  const named = sha256 === null ? {} : { 'x-linked-etag': `"${sha256}"` };
  response.writeHead(302, { location: redirectTo, 'x-linked-size': file.length, ...named }).end();
}

const RANGE = /^bytes=(\d+)-$/;

function sendContent(
  { file, manner, ranges }: Hub,
  request: IncomingMessage,
  response: ServerResponse,
  onStalled: () => void,
): void {
  const etag = `"${sha256Hex(file).slice(0, 32)}"`;
  ranges.push(request.headers.range ?? null);
  const wanted = RANGE.exec(request.headers.range ?? '');
  const isSame = (request.headers['if-range'] ?? etag) === etag;
  const start = wanted && isSame && !manner.ignoresRanges ? Number(wanted[1]) : 0;
  if (start >= file.length) return void response.writeHead(416).end();
  const rest = file.subarray(start);
  const range = { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` };
  response.writeHead(start > 0 ? 206 : 200, { etag, 'content-length': rest.length, ...(start > 0 && range) });
  const { stallAfter } = manner;
  if (stallAfter === undefined) response.end(rest);
  else if (stallAfter === 0) response.flushHeaders();
  else response.write(rest.subarray(0, stallAfter));
  if (stallAfter !== undefined) onStalled();
}

/** A list with one small model, offered by a hub on loopback. */
export const catalogJson = ({ url, file }: Hub): string =>
  JSON.stringify({
    hub: url,
    redirects: [],
    models: [
      {
        id: 'tiny',
        name: 'Tiny',
        maker: 'Test',
        license: 'MIT',
        languages: 'none',
        contextTokens: 4096,
        bytes: file.length,
        ramBytes: 400_000_000,
        repository: 'test/tiny',
        file: 'tiny.gguf',
        source: 'https://example.com/tiny',
      },
    ],
  });
