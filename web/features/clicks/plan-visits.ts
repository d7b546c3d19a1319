import type { VisitsFile } from '#core/clicks/read-visits-file.ts';
import { isFromPlatform, readVisit } from '#core/clicks/read-visit.ts';

type Read = Extract<VisitsFile, { ok: true }>;
/** What the file doesn't contain: the user's answers, and the sandbox's host if it replaces the platform. */
type Given = { lastDay: string; isFromRedditAlone: boolean; sandboxHost: string | null };

const REDDIT = 'reddit.com';
/** The length of the longest possible host name. */
const REFERRER_MAX = 255;

/** The visits that may count: those that came from the platform or name a post. */
export function planVisits(
  { visits, knowsDays, knowsSources }: Read,
  { lastDay, isFromRedditAlone, sandboxHost }: Given,
) {
  return visits.flatMap((row) => {
    const referrer = !knowsSources && isFromRedditAlone ? (sandboxHost ?? REDDIT) : row.referrer;
    const visit = readVisit({ ...row, referrer: referrer.slice(0, REFERRER_MAX) });
    if (visit.via === null && !isFromPlatform(visit, sandboxHost)) return [];
    const day = knowsDays ? row.day : lastDay;
    return [{ day, path: visit.path, via: visit.via ?? '', referrer: visit.referrer, count: row.count }];
  });
}
