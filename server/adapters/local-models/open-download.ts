import { LocalModelError } from './local-model-error.ts';

/** A hub's response for a file: the headers we use, and the byte stream. */
export type OpenDownload = {
  status: number;
  /** The file's SHA-256 from `X-Linked-Etag`; null if absent. */
  sha256: string | null;
  etag: string | null;
  /** The size of the whole file; null if unknown. */
  total: number | null;
  /** The offset in the file at which the stream starts. */
  start: number;
  /** The byte stream. Call its `return` if you don't read it. */
  body: AsyncIterableIterator<Uint8Array> | null;
};

const MOST_REDIRECTS = 5;
const SHA256 = /^(?:W\/)?"?([0-9a-f]{64})"?$/;
const RANGE = /^bytes (\d+)-\d+\/(\d+)$/;

/** Opens a file of a hub. Follows https redirects to the hosts that the list names. */
export async function openDownload(
  url: string,
  redirects: readonly string[],
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<OpenDownload> {
  const hub = new URL(url);
  let at = hub;
  let sha256: string | null = null;
  let linkedSize: number | null = null;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await fetch(at, {
      // A compressed response would have another size.
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal,
    });
    sha256 ??= SHA256.exec(response.headers.get('x-linked-etag') ?? '')?.[1] ?? null;
    linkedSize ??= readSize(response.headers.get('x-linked-size'));
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) {
      const range = RANGE.exec(response.headers.get('content-range') ?? '');
      const start = response.status === 206 && range ? Number(range[1]) : 0;
      const length = readSize(response.headers.get('content-length'));
      const total = linkedSize ?? (range ? Number(range[2]) : length);
      const etag = response.headers.get('etag');
      // The iterator locks the stream: an unlocked stream ends when its response is garbage-collected.
      const body = response.body?.values() ?? null;
      return { status: response.status, sha256, etag, total, start, body };
    }
    await response.body?.cancel();
    const next = new URL(location, at);
    if (next.origin !== hub.origin && !isAllowed(next, redirects)) {
      throw new LocalModelError(
        'serverError',
        `The hub redirects the download to ${next.host}, which the list doesn’t allow.`,
      );
    }
    at = next;
  }
  throw new LocalModelError('serverError', 'The hub redirects the download too often.');
}

const isAllowed = ({ protocol, hostname }: URL, hosts: readonly string[]): boolean =>
  protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

const readSize = (text: string | null): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;
