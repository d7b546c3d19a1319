import { LocalModelError } from './local-model-error.ts';

/** What a hub says of a file, with the stream of its bytes. */
export type OpenDownload = {
  status: number;
  /** Its SHA-256 by `X-Linked-Etag`; null if the hub doesn't say. */
  sha256: string | null;
  etag: string | null;
  /** The size of the whole file; null if the hub doesn't say. */
  total: number | null;
  /** Where in the file the stream begins. */
  start: number;
  /** End it with `return` if it isn't read. */
  body: AsyncIterableIterator<Uint8Array> | null;
};

const MOST_REDIRECTS = 5;
const SHA256 = /^(?:W\/)?"?([0-9a-f]{64})"?$/;
const RANGE = /^bytes (\d+)-\d+\/(\d+)$/;

/** Opens a file of a hub, following its redirects to the hosts that the list names, over https. */
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
      // A compressed answer would have another size.
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
      // The iterator locks the stream: an unlocked one ends as soon as its response is collected as garbage.
      const body = response.body?.values() ?? null;
      return { status: response.status, sha256, etag, total, start, body };
    }
    await response.body?.cancel();
    const next = new URL(location, at);
    if (next.origin !== hub.origin && !isAllowed(next, redirects)) {
      throw new LocalModelError(
        'serverError',
        `The hub sends the download on to ${next.host}, which the list doesn’t allow.`,
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
