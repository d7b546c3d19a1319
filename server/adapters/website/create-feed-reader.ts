import type { Dispatcher, Response } from 'undici';
import type { Clock } from '#server/adapters/clock.ts';
import { decodeBody } from './decode-body.ts';
import { readAtMost } from './read-at-most.ts';
import type { FeedOutcome, FeedRequest, ReadFeed } from './feed.ts';
import { type Connector, guardConnect } from './guard-connect.ts';
import { type Lookup, lookupAddresses } from './lookup-addresses.ts';

export type FeedReaderPorts = {
  /** Private hosts with ports that feeds may come from: the sandbox's. */
  fetchAllow: readonly string[];
  clock: Clock;
  lookup?: Lookup;
  /** Opens the socket to an approved address. */
  open?: Connector;
};

const TIME_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const LONGEST_VALIDATOR = 200;
const FEED_TYPE = /^\s*(?:application|text)\/(?:atom\+xml|xml)\s*(?:;|$)/i;
const ACCEPT = 'application/atom+xml, application/xml;q=0.9';

export function createFeedReader(ports: FeedReaderPorts): ReadFeed {
  const { fetchAllow, clock, lookup = lookupAddresses } = ports;

  async function read(request: FeedRequest, signal: AbortSignal): Promise<FeedOutcome> {
    const { Agent, buildConnector } = await import('undici');
    const open = ports.open ?? buildConnector({ timeout: TIME_MS });
    const connect = guardConnect({ fetchAllow, ports: 'any' }, lookup, open);
    const dispatcher = new Agent({ connect, maxHeaderSize: 16_384 });
    try {
      return await ask(request, dispatcher, signal, clock.now());
    } finally {
      void dispatcher.destroy();
    }
  }

  return async (request) => {
    const late = new AbortController();
    const stop = clock.after(TIME_MS, () => late.abort());
    try {
      return await read(request, late.signal);
    } catch {
      return { kind: 'silent' };
    } finally {
      stop();
    }
  };
}

async function ask(
  { address, userAgent, etag, lastModified }: FeedRequest,
  dispatcher: Dispatcher,
  signal: AbortSignal,
  now: number,
): Promise<FeedOutcome> {
  const { fetch } = await import('undici');
  const headers = {
    'user-agent': userAgent,
    accept: ACCEPT,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  const response = await fetch(address, { dispatcher, signal, redirect: 'manual', headers });
  const { status } = response;
  if (status === 200) return await readBody(response);
  void response.body?.cancel();
  if (status === 304) return { kind: 'unchanged' };
  if (status === 429 || status === 503) return toWait(response, now);
  if (status === 401 || status === 403) return { kind: 'refused' };
  if (status === 404 || status === 410) return { kind: 'missing' };
  return { kind: status >= 300 && status < 400 ? 'elsewhere' : 'failing' };
}

async function readBody({ headers, body }: Response): Promise<FeedOutcome> {
  const type = headers.get('content-type') ?? '';
  if (!FEED_TYPE.test(type)) {
    void body?.cancel();
    return { kind: 'notFeed' };
  }
  const bytes = await readAtMost(body, MAX_BYTES);
  if (bytes.length > MAX_BYTES) return { kind: 'tooLarge' };
  return {
    kind: 'ok',
    text: decodeBody(bytes, type),
    etag: validator(headers.get('etag')),
    lastModified: validator(headers.get('last-modified')),
  };
}

const validator = (value: string | null): string | null =>
  value && value.length <= LONGEST_VALIDATOR ? value : null;

/** `Retry-After` is a number of seconds or a date. A 503 without it is an ordinary failure. */
function toWait({ status, headers }: Response, now: number): FeedOutcome {
  const said = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,7}(?:\.\d{1,3})?$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now;
  const waitMs = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
  return status === 503 && waitMs === null ? { kind: 'failing' } : { kind: 'limited', waitMs };
}
