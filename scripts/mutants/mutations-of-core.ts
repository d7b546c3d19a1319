import { changes } from './patch.ts';

/** Mutations of decisions about posts and calls. */
export const CORE_MUTANTS = [
  ...changes('core/publishing/decide-after-check.ts', {
    'one-miss-is-enough': ['const MISSES_NEEDED = 3;', 'const MISSES_NEEDED = 1;'],
    'tries-without-end': ['const TRIES_ALLOWED = 3;', 'const TRIES_ALLOWED = 99;'],
    'no-extra-quiet': ['safe: 6 * 60_000', 'safe: 60_000'],
    'asks-too-soon': ['const UNREADABLE_MAX_MS = 30 * 60_000;', 'const UNREADABLE_MAX_MS = 60_000;'],
    'asks-never': ['const UNREADABLE_MAX_MS = 30 * 60_000;', 'const UNREADABLE_MAX_MS = Infinity;'],
    'ask-is-ignored': ["return quietPeriod !== 'ask' && unknown", 'return unknown'],
    'claimed-copies-count': ['.filter(({ id }) => !knownIds.has(id))', ''],
    'any-text-is-ours': ['.filter((each) => each.hash === hash && isSince', '.filter((each) => isSince'],
    'any-time-is-ours': ['createdAt >= at - CLOCK_TOLERANCE_MS;', 'createdAt >= 0;'],
    'the-last-copy-is-ours': [
      'toSorted((a, b) => a.createdAt - b.createdAt)',
      'toSorted((a, b) => b.createdAt - a.createdAt)',
    ],
    'earlier-copy-first': [
      'same.find(({ createdAt }) => createdAt >= at - CLOCK_GRAIN_MS) ?? same.at(-1)',
      'same.at(0)',
    ],
    'clocks-agree-on-equal-posts': ['>= at - CLOCK_SKEW_MS;', '>= at - CLOCK_GRAIN_MS;'],
    'part-of-a-list-is-a-miss': ['if (!listing?.isWhole)', 'if (!listing)'],
    'misses-are-not-counted': ['const misses = unknown.misses + 1;', 'const misses = unknown.misses;'],
  }),
  ...changes('core/publishing/decide-after-send.ts', {
    'taken-is-forgotten': ["taken: outcome.kind === 'taken' }", 'taken: false }'],
    'wait-is-ignored': ['const runAt = now + outcome.waitMs;', 'const runAt = now;'],
    'blocked-is-tried-at-once': ['const BLOCKED_WAIT_MS = 5 * 60_000;', 'const BLOCKED_WAIT_MS = 0;'],
    'unreachable-without-end': ['if (waitMs === undefined)', 'if (waitMs === null)'],
  }),
  ...changes('core/communities/check-requirements.ts', {
    'flair-is-not-asked-for': [
      'requirements.flairRequired && !post.flair',
      'requirements.flairRequired && !post',
    ],
  }),
  ...changes('core/publishing/find-late-copies.ts', {
    'claimed-copies-are-late': ['!knownIds.has(each.id) && ', ''],
    'other-texts-are-late': ['hash === each.hash && ', ''],
    'copies-before-the-try': ['createdAt >= each.at - earlierMs && ', ''],
    'surely-is-a-minute': ['const SURELY_OURS_MS = 10_000;', 'const SURELY_OURS_MS = 60_000;'],
    'latest-copy-first': ['one.createdAt - other.createdAt', 'other.createdAt - one.createdAt'],
  }),
  ...changes('core/calls/decide-call.ts', {
    'block-is-ignored': ['if (blockedUntil > now)', 'if (blockedUntil > now + 1e12)'],
    'one-call-more': ['used >= callsPerMinute', 'used > callsPerMinute'],
    'scans-are-not-paced': ['if (paced && nextPaced > now)', 'if (paced && nextPaced > now + 1e12)'],
    'a-bucket-too-few': ['toBucket(now - WINDOW_MS);', 'toBucket(now - WINDOW_MS) + 1;'],
    'a-bucket-too-soon': ['(oldest.bucket + 1) * BUCKET_MS', 'oldest.bucket * BUCKET_MS'],
  }),
  ...changes('core/calls/call-queue.ts', {
    'scans-first': ['for (const purpose of PURPOSES) {', 'for (const purpose of PURPOSES.toReversed()) {'],
    'replies-are-paced': ["purpose === 'scan';", "purpose !== 'publish';"],
    'no-turns': [
      '    lane.delete(call.workspaceId);\n    if (waiting',
      '    if (waiting.length === 0) lane.delete(call.workspaceId);\n    if (waiting',
    ],
    'last-come-first-served': ['behind < 0 ? waiting.length : behind', 'Math.max(behind, 0)'],
    'removed-is-still-there': ['waiting.splice(index, 1);', 'waiting.splice(index, 0);'],
  }),
];
