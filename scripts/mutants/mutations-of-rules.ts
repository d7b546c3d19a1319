import { changes } from './patch.ts';

/** Mutations of the handling of communities' rules and of a workspace's own additions. */
export const RULES_MUTANTS = [
  ...changes('server/features/communities/store-rules.ts', {
    'requirements-back-are-a-change': [' || requirements === UNKNOWN || otherRequirements === UNKNOWN)', ')'],
    'unread-requirements-are-none': ['read.requirements ?? stored', 'read.requirements'],
    'slow-answer-wins': ['if (newest && newest.checked_at > askedAt) return null;', ''],
    'first-version-is-a-change': ['return newest ? {', 'return version ? {'],
  }),
  ...changes('server/features/communities/rules-versions.ts', {
    'words-are-kept-for-good': [".on('text.checked_at', '>=', shownReadingsSince(now))", ''],
    'order-of-rules-counts': ['.toSorted(byText)', ''],
  }),
  ...changes('server/features/communities/find-effective-rules.ts', {
    'old-rules-are-fresh-enough': [
      'stored.checkedAt >= ctx.clock.now() - freshForMs',
      'stored.checkedAt > 0',
    ],
    'earlier-version-with-new-additions': [
      'source }, Number(changedAt));',
      'source }, Infinity * Number(changedAt));',
    ],
    'additions-make-no-version': ['`${digest}.${changedAt}`', '`${digest}.0`'],
  }),
  ...changes('server/features/communities/workspace-rules.ts', {
    'correction-cannot-be-taken-back': ['row.removed_at === null || row.removed_at > at', 'true'],
    'first-answer-holds': ['answers.at(-1)', 'answers.at(0)'],
  }),
  ...changes('server/features/communities/correct-rule.ts', {
    'strangers-corrections-end': [".where('workspace_id', '=', community.workspaceId)", ''],
  }),
  ...changes('server/features/communities/paste-rules.ts', {
    'strangers-pasted-rules-go': [
      "    .where('workspace_id', '=', workspaceId)\n    .where('community_id', '=', communityId)\n    .$if(",
      "    .where('community_id', '=', communityId)\n    .$if(",
    ],
    'rules-of-tomorrow': ['if (at > clock.now() + AHEAD_MS)', 'if (at > Infinity)'],
  }),
  ...changes('server/features/communities/change-rules.ts', {
    'two-changes-at-one-instant': ['Math.max(ctx.clock.now(), lastAt + 1)', 'ctx.clock.now()'],
  }),
  ...changes('core/communities/rules/rules-question.ts', {
    'model-invents-a-rule': ['sentence.includes(words) && ', ''],
    'model-relaxes-a-rule': [
      'order.indexOf(than[field]) > Math.max(order.indexOf(record[field]), ALLOWED)',
      'order.indexOf(than[field]) > ALLOWED',
    ],
  }),
  ...changes('server/features/targets/refresh-rules.job.ts', {
    'rules-are-read-every-hour': [
      'and version.checked_at > ${now - DAY_MS}',
      'and version.checked_at > ${now}',
    ],
    'unreadable-rules-are-asked-for-every-hour': ['keepMs: DAY_MS', 'keepMs: 1'],
  }),
];
