import { countUntil } from './site.ts';
import {
  ANSWERS_AFTER_MS,
  CALLS_PER_MINUTE,
  COUNTED,
  isCounted,
  isSilent,
  PAGE,
  START,
  type Trace,
} from './trace.ts';
import { Delays } from './delays.ts';

const CALL_MS = 60_000 / CALLS_PER_MINUTE;

/** The usual way: polls each workspace's communities in turn, one per call. Posts beyond one page are missed. */
export function simulatePolling(trace: Trace): Delays {
  const delays = new Delays();
  const pairs = trace.flatMap((community) =>
    community.watchers.map((workspace) => ({ community, workspace })),
  );
  const turns = pairs.toSorted((one, other) => one.workspace - other.workspace);
  const until = COUNTED.until + turns.length * CALL_MS;
  const seen = turns.map(() => 0);
  for (let call = 0, at = START; at < until; call += 1, at += CALL_MS) {
    const turn = call % turns.length;
    const posts = turns[turn]?.community.posts ?? [];
    if (isSilent(at)) continue;
    const there = countUntil(posts, at);
    for (let index = Math.max(seen[turn] ?? 0, there - PAGE); index < there; index += 1) {
      const made = posts[index] ?? 0;
      if (isCounted(made)) delays.add(at + ANSWERS_AFTER_MS - made, 1);
    }
    seen[turn] = there;
  }
  return delays;
}

/** The least delay that any schedule can reach: every call shows everything new anywhere. */
export function simulateFirehose(trace: Trace): Delays {
  const delays = new Delays();
  for (const { posts, watchers } of trace)
    for (const made of posts) {
      if (!isCounted(made)) continue;
      let at = START + Math.ceil((made - START) / CALL_MS) * CALL_MS;
      while (isSilent(at)) at += CALL_MS;
      delays.add(at + ANSWERS_AFTER_MS - made, watchers.length);
    }
  return delays;
}
