import { changes } from './patch.ts';

/** Mutations of the checks that hold back a text that breaks its community's rules. */
export const PREFLIGHT_MUTANTS = [
  ...changes('core/preflight/preflight.ts', {
    'unknown-rules-pass': ['...(rules ? [] : [rulesUnknown(draft.community)]), ', ''],
    'comments-by-rules-for-posts': [
      "type === 'comment' ? comments : posts",
      "type === 'comment' ? posts : posts",
    ],
    'nothing-is-blocked': ["block: 'blocked'", "block: 'warned'"],
  }),
  ...changes('core/preflight/check-promotion.ts', {
    'refusal-is-leave': ["if (leave?.answer === 'granted')", 'if (leave)'],
    'ban-needs-leave-only': ["if (reading.promotion === 'banned')", "if (reading.promotion === 'allowed')"],
    'any-day-will-do': ['if (isAllowedDay(moment.at, days)) return [];', 'if (days) return [];'],
    'mention-is-not-disclosed': [
      'if (!product.mentions.isMentioned || product.mentions.isDisclosed) return [];',
      'if (product.mentions) return [];',
    ],
    'next-day-ignores-the-budget': [
      'if (quotaDays === null) return from(moment.at);',
      'if (days) return from(moment.at);',
    ],
  }),
  ...changes('core/preflight/mention-budget.ts', {
    'planned-mentions-do-not-count': [
      '(mention.isOut || comesBefore(mention, id, plannedAt))',
      'mention.isOut',
    ],
    'both-of-two-are-held-back': ['(mention.isOut || comesBefore(mention, id, plannedAt)),', 'true,'],
    'order-by-time-alone': [' || (mention.at === plannedAt && (id === null || mention.id < id))', ''],
    'window-is-a-day-shorter': ['const SLACK_MS = 3_600_000;', 'const SLACK_MS = 86_400_000;'],
    'drift-breaks-the-window': ['const SLACK_MS = 3_600_000;', 'const SLACK_MS = 0;'],
    'a-post-is-in-its-own-way': ['      mention.id !== id &&\n      Math.abs', '      Math.abs'],
  }),
  ...changes('core/preflight/next-allowed.ts', {
    'week-begins-on-sunday': ['(new Date(at).getUTCDay() + 6) % 7', 'new Date(at).getUTCDay()'],
    'time-of-day-is-lost': ["addLocalDays(at, day, timeZone ?? 'UTC')", "addLocalDays(at, day, 'UTC')"],
  }),
  ...changes('core/preflight/check-text.ts', {
    'links-are-taken': ["if (links === 'banned')", "if (links === 'allowed')"],
    'own-words-are-not-counted': ['if (enough || (', 'if (('],
    'confirmation-does-not-count': [
      ' || (beginning.confirmedAt !== null && share > 0)) return [];',
      ') return [];',
    ],
    'confirmation-needs-no-change': [
      'beginning.confirmedAt !== null && share > 0',
      'beginning.confirmedAt !== null',
    ],
    'any-title-has-the-tag': ['start.startsWith(tag.toLowerCase())', "start.startsWith('')"],
    'flair-stops-a-person': [' && isByHand)', " && isByHand && about === 'title')"],
  }),
  ...changes('core/preflight/check-standing.ts', {
    'old-rules-are-fresh': ['const FRESH_FOR_MS = 48 * 3_600_000;', 'const FRESH_FOR_MS = Infinity;'],
    'share-of-few-counts': ['const LEAST_CONTRIBUTIONS = 10;', 'const LEAST_CONTRIBUTIONS = 0;'],
    'any-share-is-fine': ['const MOST_OWN_SHARE = 0.1;', 'const MOST_OWN_SHARE = 1;'],
  }),
  ...changes('core/preflight/scope-rules.ts', {
    'correction-is-lost': [
      'applyCorrections(scoped, known.reading.corrections)',
      'applyCorrections(scoped, [])',
    ],
  }),
  ...changes('core/communities/rules/find-scopes.ts', {
    'rules-for-all-apply-to-none': ["rule.appliesTo === 'all' || rule", 'rule'],
  }),
  ...changes('core/preflight/to-problem.ts', {
    'notes-are-news': ["severity !== 'note' && ", ''],
    'known-rules-are-news': [' && !known.has(keyOf(finding))', ''],
  }),
  ...changes('core/mentions/read-mentions.ts', {
    'names-alone-are-mentions': [
      'const isShown = ownLinks > 0 || mentions(marked) || target.some(isNamed);',
      'const isShown = mentions(marked) || target.some(isNamed);',
    ],
    'links-alone-are-mentions': [
      'const isShown = ownLinks > 0 || mentions(marked) || target.some(isNamed);',
      'const isShown = ownLinks > 0;',
    ],
    'facts-are-no-mentions': [
      'const isMentioned = isShown || fact !== null;',
      'const isMentioned = isShown;',
    ],
    'hidden-signs-hide': ['(PLAIN.test(text) ? text : sanitizeText(text))', 'text'],
    'text-of-a-link-is-hidden': [
      "type === 'comment' ? content :",
      "type === 'link' ? (title ?? '') : type === 'comment' ? content :",
    ],
  }),
  ...changes('core/mentions/own-links.ts', {
    'subdomains-are-foreign': [
      "sign === '.' ? name.endsWith(`.${within}`)",
      "sign === '.' ? name === within",
    ],
    'shared-hosts-are-own': ['if (!isSharedHost(hostOf(own)))', 'if (own)'],
  }),
  ...changes('server/features/preflight/mention-history.ts', {
    'strangers-count': [
      "      .where('workspace_id', '=', workspaceId)\n      .where(sql`lower",
      '      .where(sql`lower',
    ],
    'case-of-a-name-counts': [
      "lower(subreddit)`, '=', community.toLowerCase())",
      "lower(subreddit)`, '=', community)",
      'callers pass the name in lowercase',
    ],
    'doubtful-is-not-out': [
      'const isOut = isSent(row) || mayBePostedByHand(row) || doubtful.has(row.id);',
      'const isOut = isSent(row) || mayBePostedByHand(row);',
    ],
    'trash-counts': ["(row.phase === 'waiting' && row.deleted_at === null)", "row.phase === 'waiting'"],
    'failed-counts': ["(row.phase === 'waiting' && row.deleted_at === null)", 'row.deleted_at === null'],
    'published-in-the-trash-is-gone': [
      'publishedAt !== null || phase',
      "phase === 'published' || phase",
      'a post in the trash keeps its phase',
    ],
  }),
  ...changes('server/features/preflight/prepare-checks.ts', {
    'batch-is-not-counted': [
      '...found.filter(({ id }) => !checked.has(id)), ...own]',
      '...found.filter(({ id }) => !checked.has(id))]',
    ],
    'former-times-count': ['found.filter(({ id }) => !checked.has(id))', 'found'],
  }),
  ...changes('server/features/posts/refuse-blocked.ts', {
    'blocked-is-let-through': ['  return block && toRefusal(toProblem(block));', '  return block && null;'],
    'strangers-are-checked': [
      'owner === ctx.actor.workspaceId',
      'owner !== null',
      'verbs already refuse foreign posts',
    ],
  }),
  ...changes('server/features/publishing/check-rules.ts', {
    'changed-rules-are-ignored': [
      'post.rules_version !== null && post.rules_version !== rules?.version',
      "post.rules_version === ''",
    ],
    'unread-rules-have-changed': ['post.rules_version !== null && post', 'post'],
    'words-of-then-are-not-read': ['then && preflight({ ...input, rules: then })', 'then && null'],
  }),
  ...changes('server/features/publishing/retry-post.ts', {
    'sending-again-knows-no-rules': ['      rules_version: checked?.version ?? null,\n', ''],
  }),
  ...changes('server/features/posts/create-post.ts', {
    'rules-are-not-remembered': [
      'const row = { ...built, rules_version };',
      'const row = { ...built, rules_version: rules_version && null };',
    ],
  }),
];
