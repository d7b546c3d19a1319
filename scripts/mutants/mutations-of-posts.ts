import { changes } from './patch.ts';

const PUBLISHING = 'server/features/publishing';
const POSTS = 'server/features/posts';

/** Mutations of checks before and after sending, and of changes by users. */
export const POST_MUTANTS = [
  ...changes(`${PUBLISHING}/check-before-sending.ts`, {
    'inactive-accounts-send': ['if (account.isActive) return null;', 'if (account.id) return null;'],
    'waits-are-ignored': ['if (waitUntil > ctx.clock.now()) return { waitUntil };', ''],
    'account-is-never-busy': ['isSending ? clock.now() + BUSY_MS : 0;', 'isSending ? 0 * BUSY_MS : 0;'],
    'doubt-is-no-distance': ['Math.max(last.anywhere, latest(tries)) + pace', 'last.anywhere + pace'],
    'link-without-a-thread': [' && readParentId(link)) return null;', ') return null;'],
    'gone-flair-is-tried': [
      "flair.kind !== 'rejected') return null;",
      "flair.kind !== 'missing') return null;",
    ],
    'any-link-is-answered': ['link && isOnPlatform(link, platform) && ', 'link && '],
  }),
  ...changes(`${PUBLISHING}/attempt-rows.ts`, {
    'late-doubt-reopens': [
      "    .where('state', 'in', ['armed', 'unknown'])\n    .returning",
      '    .returning',
    ],
    'open-in-any-version': ['each.fence === fence && ', ''],
    'siblings-of-any-text': ["    .where('post_attempts.hash', 'in', hashes);", ';'],
    'refused-is-counted-as-made': [" && state !== 'refused').length;", ').length;'],
    'lost-siblings-of-long-ago': ["    .where('post_attempts.armed_at', '>=', at - LATE_ARRIVAL_MS)\n", ''],
    'lost-siblings-of-the-future': [
      "    .where('post_attempts.armed_at', '<=', at + CLOCK_TOLERANCE_MS)\n",
      '',
    ],
    'open-siblings-are-lost': ["'post_attempts.state', '=', 'lost')", "'post_attempts.state', '<>', 'x')"],
    'siblings-of-long-ago': [
      "    .where('post_attempts.armed_at', '>=', Math.min(...times) - SIBLING_WITHIN_MS)\n",
      '',
    ],
    'siblings-of-the-future': [
      "    .where('post_attempts.armed_at', '<=', Math.max(...times) + SIBLING_WITHIN_MS)\n",
      '',
    ],
    'unsent-is-a-try': ["all.filter(({ state }) => state !== 'unsent').length", 'all.length'],
    'unsent-of-any-version': [
      'attempts.filter((each) => each.fence === fence);',
      'attempts.slice(fence - fence);',
    ],
    'refused-made-a-copy': [
      "({ state }) => state === 'lost').length;",
      '({ state }) => state.length > 0).length - 1;',
    ],
    'siblings-of-any-mode': [
      "join.onRef('reddit_accounts.mode', '=', 'post_attempts.mode').on(IS_SAME_MEMBER)",
      'join.on(IS_SAME_MEMBER)',
    ],
    'copies-of-any-member': ['        .on(IS_SAME_MEMBER),\n    )\n    .select([', '    )\n    .select(['],
    'unsent-made-copies': ["    .where('state', '<>', 'unsent')\n", ''],
    'siblings-in-flight-only': [
      "attempts.state', 'in', ['armed', 'unknown'])",
      "attempts.state', 'in', ['armed'])",
    ],
  }),
  ...changes(`${PUBLISHING}/park-posts.ts`, {
    'fence-on-disconnect': [
      "      fence: row('fence', '+', 1),\n",
      '',
      'The phase changes too, and rescheduling a parked post changes the fence.',
    ],
  }),
  ...changes(`${PUBLISHING}/confirm-post.ts`, {
    'link-of-anybody': [
      'const isTheirs = thing.author.toLowerCase() ===',
      "const isTheirs = thing.author !== '' || '' ===",
    ],
    'hand-link-of-anybody': ['!(isByHand && isMeant)', '!isByHand'],
    'connected-link-of-anybody': ['!(isByHand && isMeant)', '!isMeant'],
    'link-of-another-kind': ["if (!thingId.startsWith(kind === 'comment' ? 't1_' : 't3_'))", 'if (!thingId)'],
    'link-to-nothing': ['if (!thing) throw', 'if (!thing && found.value.length > 0) throw'],
    'link-while-in-doubt': [' || !(isWaiting || isLinkedByHand(post)))', ')'],
    'link-of-two-posts': ['    await refuseKnownLink(tx, post, permalink);\n', ''],
    'link-moves-no-fence': [
      '      fence: post.fence + 1,\n',
      '',
      'The phase changes too, which refuses a pending send.',
    ],
    'link-of-another-post': ['if (other) throw', 'if (other === null) throw'],
  }),
  ...changes(`${PUBLISHING}/publish-ports.ts`, {
    'unread-branch-is-unanswered': ["if (isAnswered === null) return 'failed';", ''],
    'missing-scope-closes': [
      "if (outcome.reason === INSUFFICIENT_SCOPE) return { kind: 'unauthorized' };",
      'void INSUFFICIENT_SCOPE;',
    ],
    'linked-copy-goes': [' || (await isLinked(db, post, id))', ''],
    'one-page': ['const PAGES = 5;', 'const PAGES = 1;'],
    'list-from-the-try-on': ['since - CLOCK_TOLERANCE_MS);', 'since);'],
    'flair-is-read-when-sent': ["return 'kind' in flair ? post :", 'return flair ? post :'],
    'call-of-a-flair-is-kept': ['    await caller.turn.giveBack();\n    return flair;', '    return flair;'],
    'sent-without-its-flair': ["title: post.title ?? '', ...flair };", "title: post.title ?? '' };"],
  }),
  ...changes(`${PUBLISHING}/find-flair-id.ts`, {
    'gone-flair-is-none': ['found ? { flairId: found.id } : GONE', 'found ? { flairId: found.id } : {}'],
    'missing-scope-is-closed': [
      "if (read.reason === INSUFFICIENT_SCOPE) return { kind: 'unauthorized' };",
      'void INSUFFICIENT_SCOPE;',
    ],
    'unread-flairs-are-none': [
      "return { kind: 'notSent', detail: 'The flairs of the community couldn’t be read.' };",
      'return {};',
    ],
  }),
  ...changes(`${PUBLISHING}/fresh-rules.ts`, {
    'rules-are-kept-for-good': ['if (known && known.until > clock.monotonic())', 'if (known)'],
    'nobody-else-reads-rules': [
      'return await readFor(`${place.community} again`, place).rules;',
      'return found;',
    ],
    'missing-community-is-told-here': ["found === 'missing' ? null : found;", 'found as CommunityRules;'],
  }),
  ...changes(`${PUBLISHING}/after-send-rows.ts`, {
    'found-in-the-future': ['Math.min(after.at ?? now, now)', 'after.at ?? now'],
  }),
  ...changes(`${PUBLISHING}/watch-posts.job.ts`, {
    'watched-in-any-version': ["      .where('fence', '=', post.fence)\n", ''],
    'watched-in-any-phase': ["      .where('phase', '=', post.phase)\n", ''],
  }),
  ...changes(`${PUBLISHING}/retry-post.ts`, {
    'retried-while-sent': [
      "post.deleted_at !== null || (post.phase !== 'failed' && post.phase !== 'needs_you')",
      'post.deleted_at !== null',
    ],
    'retried-under-the-old-fence': ['fence: post.fence + 1,', 'fence: post.fence,'],
  }),
  ...changes(`${POSTS}/create-post.ts`, {
    'key-of-anybody': ["    .where('workspace_id', '=', actor.workspaceId)\n", ''],
    'key-with-any-body': ['same?.idempotency_hash && same', 'same?.id === null && same'],
    'key-of-a-removed-post': ['if (same && same.removed_at !== null)', 'if (same && same.removed_at === 0)'],
    'key-taken-meanwhile': ['error instanceof KeyTaken && ', 'error === null && '],
  }),
  ...changes(`${POSTS}/trash-post.ts`, {
    'trashed-under-the-old-fence': ['fence: post.fence + 1 }', 'fence: post.fence }'],
    'trashed-again': ['  if (post.deleted_at !== null) return;\n', ''],
  }),
  ...changes(`${POSTS}/update-post.ts`, {
    'edited-while-sent': [
      'if (!isEditable(post.phase) || post.deleted_at !== null) throw',
      'if (post.deleted_at !== null) throw',
    ],
    'older-revision-wins': [
      'if (revision === undefined || revision === post.revision) return;',
      'if (revision === undefined || revision <= post.revision) return;',
    ],
    'revision-stays': ['revision: post.revision + 1,', 'revision: post.revision,'],
    'edited-in-the-trash': ['|| post.deleted_at !== null) throw', ') throw'],
    'edited-under-the-old-fence': ['fence: post.fence + 1,', 'fence: post.fence,'],
    'edited-and-never-sent': [
      "if (wanted !== 'draft')\n    await",
      "if (wanted !== 'draft' && !row)\n    await",
    ],
  }),
  ...changes(`${POSTS}/send-posts.ts`, {
    'one-job-for-all-versions': ['`post:${id}:${fence}`', '`post:${id}`'],
    'claimed-when-due': ['runAt: dueAt - CLAIM_AHEAD_MS', 'runAt: dueAt'],
  }),
  ...changes(`${POSTS}/write-post.ts`, {
    'written-in-any-phase': ["    .where('phase', '=', post.phase)\n", ''],
    'lost-write-is-silent': ['if (!written)', 'if (written === null)'],
  }),
];
