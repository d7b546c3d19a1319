import { findChange } from './parts/find-change.ts';
import { findObstacle } from './parts/find-obstacle.ts';
import { findPlace, findTime } from './parts/find-setting.ts';
import { findWhat } from './parts/find-what.ts';
import { findWho } from './parts/find-who.ts';
import type { Run } from './run.ts';
import type { TopicKind, TopicParts } from './topic.ts';
import type { TypedText } from './typed-text.ts';

const NOTHING: TopicParts = { who: null, what: null, change: null, time: null, place: null, obstacle: null };

/** Who, what and the circumstances, each in a run of the topic's own words. */
export function findParts({ text, plain }: TypedText, kind: TopicKind, english: boolean): TopicParts {
  if (!english || kind === 'link') return NOTHING;
  const words = (run: Run | null): string | null => (run && text.slice(run.from, run.to).trim()) || null;
  return {
    who: words(findWho(plain)),
    what: words(findWhat(plain, kind)),
    change: words(findChange(plain, kind)),
    time: words(findTime(plain)),
    place: words(findPlace(plain)),
    obstacle: words(findObstacle(plain, kind)),
  };
}
