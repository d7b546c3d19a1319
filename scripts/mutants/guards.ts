import type { Patch } from './patch.ts';

const FEATURE = 'server/features/publishing';
const PLATFORM = 'server/adapters/platform';

/** Guards that keep a post from going out twice or wrongly; each patch removes one. */
export const GUARDS: readonly Patch[] = [
  {
    name: 'lookups',
    file: 'core/publishing/decide-after-check.ts',
    find: "if (found) return { kind: 'found'",
    replace: "if (found && now < 0) return { kind: 'found'",
  },
  {
    name: 'quiet-period',
    file: 'core/publishing/decide-after-check.ts',
    find: 'if (quietMs > 0 || misses < MISSES_NEEDED) {',
    replace: 'if (misses < 1) {',
  },
  {
    name: 'taken-without-name',
    file: 'core/publishing/decide-after-check.ts',
    find: 'if (unknown.taken) return',
    replace: 'if (unknown.taken && now < 0) return',
  },
  {
    name: 'clock-doubt',
    file: 'core/publishing/decide-after-check.ts',
    find: 'export const CLOCK_TOLERANCE_MS = 60_000;',
    replace: 'export const CLOCK_TOLERANCE_MS = 0;',
  },
  {
    name: 'other-text',
    file: 'core/publishing/decide-after-check.ts',
    find: 'if (strangers.some(',
    replace: 'if (now < 0 && strangers.some(',
  },
  {
    name: 'equal-posts',
    file: 'core/publishing/decide-after-check.ts',
    find: 'if (listing.items.some(isEqual',
    replace: 'if (now < 0 && listing.items.some(isEqual',
  },
  {
    name: 'unreadable-entries',
    file: `${FEATURE}/publish-ports.ts`,
    find: 'isWhole: skipped === 0 }',
    replace: 'isWhole: true }',
  },
  {
    name: 'whole-list',
    file: `${FEATURE}/publish-ports.ts`,
    find: 'if (!after || (oldest && oldest.createdAt < since)) return',
    replace: 'if (!after || oldest) return',
  },
  {
    name: 'claimed-ids',
    file: `${FEATURE}/publish-ports.ts`,
    find: 'if (ids.length === 0) return new Set();',
    replace: 'if (ids.length >= 0) return new Set();',
  },
  {
    name: 'fence-in-move',
    file: `${FEATURE}/publish-rows.ts`,
    find: ".where('fence', '=', post.fence)\n      .where('phase', '=', post.phase)\n      .returning('id')",
    replace: ".where('phase', '=', post.phase)\n      .returning('id')",
  },
  {
    name: 'phase-in-move',
    file: `${FEATURE}/publish-rows.ts`,
    find: ".where('phase', '=', post.phase)\n      .returning('id')",
    replace: ".returning('id')",
  },
  {
    name: 'news-in-settle',
    file: `${FEATURE}/publish-rows.ts`,
    find: 'if (!isUnderWay(now.phase) || findOpenAttempt(await findAttempts(tx, post.id), post)) return;',
    replace: 'await findAttempts(tx, post.id); void isUnderWay;',
  },
  {
    name: 'fence-in-load',
    file: `${FEATURE}/publish-groups.ts`,
    find: 'return sending?.post.fence === fence && sending.post.deleted_at === null ? sending : null;',
    replace: 'void fence; return sending?.post.deleted_at === null ? sending : null;',
  },
  {
    name: 'trash-in-load',
    file: `${FEATURE}/publish-groups.ts`,
    find: ' && sending.post.deleted_at === null',
    replace: '',
  },
  {
    name: 'load-after-step',
    file: `${FEATURE}/publish-step.ts`,
    find: 'if (now && (now.attempt?.armed',
    replace: 'if (now && !now.post.id && (now.attempt?.armed',
  },
  {
    name: 'doubt-of-armed',
    file: `${FEATURE}/publish-step.ts`,
    find: 'if (attempt?.armed) return await doubtStep(ports, post, attempt);',
    replace: 'if (attempt?.armed) return await ports.store.forget(post, attempt);',
  },
  {
    name: 'restored-posts',
    file: `${FEATURE}/search-restored.ts`,
    find: 'if (since === null) return null;',
    replace: 'if (since === null || post.id) return null;',
  },
  {
    name: 'siblings',
    file: `${FEATURE}/settle-late-copies.ts`,
    find: 'found.isContested ||= await',
    replace: 'await',
  },
  {
    name: 'copies-of-drafts',
    file: `${FEATURE}/settle-late-copies.ts`,
    find: 'if (!isUnsentPhase(post.phase)) return true;',
    replace: "if (!isUnsentPhase(post.phase) || post.phase === 'draft') return true;",
  },
  {
    name: 'members-of-attempts',
    file: `${FEATURE}/attempt-rows.ts`,
    find: '        .on(IS_SAME_MEMBER),\n    )\n    .select([',
    replace: "        .onRef('reddit_accounts.id', '=', 'post_attempts.account_id'),\n    )\n    .select([",
  },
  {
    name: 'surely-ours',
    file: `${FEATURE}/settle-late-copies.ts`,
    find: ' && isCertainlyOurs(copy, sent);',
    replace: ';',
  },
  {
    name: 'window-of-late-copies',
    file: 'core/publishing/find-late-copies.ts',
    find: ' && createdAt <= each.at + LATE_ARRIVAL_MS',
    replace: '',
  },
  {
    name: 'late-copies',
    file: `${FEATURE}/settle-late-copies.ts`,
    find: 'if (!doubtful) return;',
    replace: 'if (doubtful || !doubtful) return;',
  },
  {
    name: 'fence-in-write-post',
    file: 'server/features/posts/write-post.ts',
    find: "    .where('fence', '=', post.fence)\n",
    replace: '',
  },
  {
    name: 'phase-when-trashed',
    file: 'server/features/posts/trash-post.ts',
    find: "if (post.phase === 'publishing' || post.phase === 'checking')",
    replace: "if (post.id === '')",
  },
  {
    name: 'start-in-time',
    file: `${PLATFORM}/platform-calls.ts`,
    find: 'if (startBy && (clock.monotonic()',
    replace: 'if (startBy && !startBy && (clock.monotonic()',
  },
  {
    name: 'no-answer-is-doubt',
    file: `${PLATFORM}/platform-calls.ts`,
    find: 'return answer.sent ?',
    replace: 'return answer.sent && !answer.detail ?',
  },
  {
    name: 'lost-lease',
    file: 'server/adapters/queue/end-jobs.ts',
    find: '.where(isOneOf(endings.map(({ row }) => row)))',
    replace: ".where('id', 'in', isOneOf([]) && endings.map(({ row }) => row.id))",
  },
  {
    name: 'folded-titles',
    file: `${FEATURE}/content-hash.ts`,
    find: ".replace(WHITESPACE, ' ').trim()",
    replace: '.trim()',
  },
  {
    name: 'comment-of-its-parent',
    file: `${FEATURE}/content-hash.ts`,
    find: "type === 'comment' ? (parentId ?? '') : community.toLowerCase()",
    replace: 'community.toLowerCase()',
  },
];
