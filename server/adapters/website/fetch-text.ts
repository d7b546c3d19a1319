import type { Dispatcher } from 'undici';
import { decideVisit, type Visit, type VisitPolicy } from '#core/websites/decide-visit.ts';
import { decodeBody } from './decode-body.ts';
import { readAtMost } from './read-at-most.ts';
import { WebsiteProblem } from './website-problem.ts';

export type TextVisit = {
  dispatcher: Dispatcher;
  signal: AbortSignal;
  userAgent: string;
  policy: VisitPolicy;
  /** Called before every hop; throws to stop. */
  mayVisit: (visit: Visit) => Promise<void>;
};
export type FetchedText = { url: URL; status: number; contentType: string; text: string };

const MAX_REDIRECTS = 3;
const MAX_BYTES = 1024 * 1024;

/** Fetches a text with at most 3 redirects, each checked like the first URL, and at most 1 MB after decompression. */
export async function fetchText(first: string, visiting: TextVisit): Promise<FetchedText> {
  const { fetch } = await import('undici');
  let target = first;
  let base: string | undefined;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const visit = decideVisit(target, visiting.policy, base);
    if (!visit.ok) throw new WebsiteProblem(visit.reason);
    await visiting.mayVisit(visit);
    const response = await fetch(visit.url.href, {
      dispatcher: visiting.dispatcher,
      signal: visiting.signal,
      redirect: 'manual',
      headers: {
        'user-agent': visiting.userAgent,
        accept: 'text/html,application/xhtml+xml,text/plain;q=0.9',
      },
    });
    const { status } = response;
    const location = response.headers.get('location');
    if (status >= 300 && status < 400 && location) {
      void response.body?.cancel();
      target = location;
      base = visit.url.href;
      continue;
    }
    const contentType = response.headers.get('content-type') ?? '';
    const isText =
      status < 300 && /^\s*(text\/(html|plain)|application\/xhtml\+xml)\s*(;|$)/i.test(contentType);
    const bytes = (await readAtMost(isText ? response.body : null, MAX_BYTES)).subarray(0, MAX_BYTES);
    return { url: visit.url, status, contentType, text: decodeBody(bytes, contentType) };
  }
  throw new WebsiteProblem('redirects');
}
