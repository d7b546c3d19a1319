import type { Clock } from '#server/adapters/clock.ts';
import { readHtml } from '#core/websites/read-html.ts';
import { createTextBuffer } from '#core/websites/text-buffer.ts';
import type { Visit } from '#core/websites/decide-visit.ts';
import { fetchText, type FetchedText, type TextVisit } from './fetch-text.ts';
import { guardConnect, VisitRefused, type Connector } from './guard-connect.ts';
import { lookupAddresses, type Lookup } from './lookup-addresses.ts';
import { createRobotsCache } from './robots-cache.ts';
import { websiteFailure, WebsiteProblem } from './website-problem.ts';
import type { ReadWebsite, WebsiteOutcome, WebsitePage } from './website.ts';

export type WebsiteReaderPorts = {
  fetchAllow: readonly string[];
  /** Our user agent. It starts with the name that rules in robots.txt can refer to. */
  userAgent: string;
  clock: Clock;
  lookup?: Lookup;
  /** Opens the socket to an approved address. */
  open?: Connector;
};

const TIME_MS = 3_000;

export function createWebsiteReader(ports: WebsiteReaderPorts): ReadWebsite {
  const { fetchAllow, userAgent, clock, lookup = lookupAddresses } = ports;
  const policy = { fetchAllow, ports: 'web' } as const;
  const checkRobots = createRobotsCache(clock, userAgent);

  async function readPage(url: string, signal: AbortSignal): Promise<WebsitePage> {
    const { Agent, buildConnector } = await import('undici');
    const open = ports.open ?? buildConnector({ timeout: TIME_MS });
    const dispatcher = new Agent({ connect: guardConnect(policy, lookup, open), maxHeaderSize: 16_384 });
    try {
      const visiting = { dispatcher, signal, userAgent, policy };
      const readRobots = (robots: string) =>
        fetchText(robots, { ...visiting, mayVisit: () => Promise.resolve() });
      const mayVisit = ({ url }: Visit) => checkRobots(url, readRobots);
      return toPage(await fetchText(url, { ...visiting, mayVisit } satisfies TextVisit));
    } finally {
      void dispatcher.destroy();
    }
  }

  return async (url) => {
    const late = new AbortController();
    const stop = clock.after(TIME_MS, () => late.abort());
    try {
      return { kind: 'ok', page: await readPage(url, late.signal) };
    } catch (error) {
      return late.signal.aborted ? websiteFailure('timeout') : toFailure(error);
    } finally {
      stop();
    }
  };
}

function toPage({ url, status, contentType, text }: FetchedText): WebsitePage {
  if (status >= 300) throw new WebsiteProblem('status', status);
  const page = /^\s*text\/plain/i.test(contentType) ? readPlain(text) : readHtml(text);
  if (page.text === '' && page.description === '')
    throw new WebsiteProblem(text === '' ? 'notText' : 'empty');
  return { url: url.href, ...page };
}

function readPlain(text: string) {
  const buffer = createTextBuffer(20_000);
  for (const line of text.split(/[\r\n]+/)) {
    buffer.add(line);
    buffer.breakLine();
  }
  return { title: '', description: '', headings: [], text: buffer.read() };
}

function toFailure(error: unknown): WebsiteOutcome {
  if (error instanceof WebsiteProblem) return websiteFailure(error.reason, error);
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof VisitRefused ? websiteFailure(cause.reason, cause) : websiteFailure('unreachable');
}
