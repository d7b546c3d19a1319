import type { Clock } from '#server/adapters/clock.ts';
import { isAllowedByRobots, parseRobots, type RobotsRule } from '#core/websites/robots.ts';
import { WebsiteProblem } from './website-problem.ts';

type Entry = { readAt: number; rules: RobotsRule[] };
type ReadRobots = (url: string) => Promise<{ status: number; text: string }>;

const TTL_MS = 10 * 60_000;
const MAX_ENTRIES = 500;

/** Caches each origin's robots.txt rules for ten minutes. */
export function createRobotsCache(clock: Clock, userAgent: string) {
  const product = userAgent.split(/[/\s]/, 1)[0] ?? '';
  const kept = new Map<string, Entry>();

  async function rulesOf(origin: string, read: ReadRobots): Promise<RobotsRule[]> {
    const known = kept.get(origin);
    if (known && clock.monotonic() - known.readAt < TTL_MS) return known.rules;
    const { status, text } = await read(`${origin}/robots.txt`);
    if (status >= 500) throw new WebsiteProblem('robotsUnknown');
    // Without a file there are no restrictions (RFC 9309).
    const rules = status < 300 ? parseRobots(text, product) : [];
    kept.delete(origin);
    kept.set(origin, { readAt: clock.monotonic(), rules });
    const [oldest] = kept.keys();
    if (kept.size > MAX_ENTRIES && oldest) kept.delete(oldest);
    return rules;
  }

  return async function check(url: URL, read: ReadRobots): Promise<void> {
    const rules = await rulesOf(url.origin, read);
    if (!isAllowedByRobots(rules, url.pathname + url.search)) throw new WebsiteProblem('robots');
  };
}
