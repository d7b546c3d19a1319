import { changes } from './patch.ts';

const PUBLISHING = 'server/features/publishing';
const POSTS = 'server/features/posts';

/** Steps of publishing, their rows, and what people do to posts. */
export const PUBLISHING_MUTANTS = [
  ...changes(`${PUBLISHING}/publish-step.ts`, {
    'turn-is-kept': ['    await turn.giveBack();\n    return begun;', '    return begun;'],
    'sent-before-its-time': ['  await ports.until(dueAt);\n', ''],
    'armed-long-before': ['await ports.until(dueAt - ARM_AHEAD_MS);', 'void ARM_AHEAD_MS;'],
    'earlier-tries-are-not-told': ['ports.platformName, attempt.givenUp)', 'ports.platformName, 0)'],
    'pace-of-the-check': ['if (paceUntil > clock.now())', 'if (paceUntil < 0)'],
    'late-start-blames-the-platform': ['if (clock.monotonic() > startBy.monotonic || ', 'if (dueAt < 0 && '],
    'deadline-of-an-hour': ['const START_WITHIN_MS = 5_000;', 'const START_WITHIN_MS = 3_600_000;'],
    'taken-is-not-passed-on': [
      'doubtStep(ports, post, attempt, after.taken)',
      'doubtStep(ports, post, attempt)',
    ],
    'wall-clock-alone': ['clock.monotonic() > startBy.monotonic || clock.wall()', 'clock.wall()'],
    'monotonic-clock-alone': [' || clock.wall() > startBy.wall) {', ') {'],
    'dated-by-our-own-clock': ['store.arm(post, ports.platformNow())', 'store.arm(post, clock.now())'],
    'quiet-until-the-list-came': ['    platformNow,\n', '    platformNow: ports.platformNow(),\n'],
    'community-takes-everything': ['ports.send(asTaken, turn', 'ports.send(asTaken && post, turn'],
    'quiet-is-not-kept': ['ports.platformNow() + quietMsOf(silence)', 'ports.platformNow()'],
  }),
  ...changes(`${PUBLISHING}/prepare-step.ts`, {
    'late-is-sent': ['return lateMs > lateAfterMs ?', 'return lateMs > 1e12 ?'],
    'early-is-prepared': [
      'if (dueAt - clock.now() > AHEAD_MS) return',
      'if (dueAt - clock.now() > 1e12) return',
    ],
    'check-after-a-wait': ['clock.now() - checkedAt > CHECK_HOLDS_MS;', 'clock.now() - checkedAt > 1e12;'],
    'turn-of-an-error-is-kept': ['    await turn.giveBack();\n    throw error;', '    throw error;'],
    'late-after-a-wait': ['findLateness(ports, post) ?? (isStale', '(isStale'],
    'long-wait-is-silent': ['> LONG_WAIT_MS) await', '> 1e12) await'],
    'changed-turn-is-kept': ['  await turn.giveBack();\n  return await hold', '  return await hold'],
  }),
  ...changes(`${PUBLISHING}/search-restored.ts`, {
    'copy-of-another-post': [
      'findSentSince(listing, since, sending, claimed)',
      'findSentSince(listing, since, sending, new Set())',
    ],
    'copy-is-not-adopted': ['    await store.adopt(post, seen.copy);\n', ''],
    'due-before-the-restore': ['isDueSince = dueAt > restoredAt + CLOCKS', 'isDueSince = dueAt > 0 * CLOCKS'],
    'clocks-agree-at-a-restore': ['restoredAt + CLOCKS_DIFFER_MS', 'restoredAt + 0'],
    'restored-is-sent-unseen': ["if (!isWhole) return ask('unreadable');", 'if (!isWhole) return null;'],
    'restored-is-asked-at-once': ['unreadSince < UNREADABLE_FOR_MS', 'unreadSince < 0'],
    'lateness-counts-as-unread': ['Math.max(restoredAt, dueAt - AHEAD_MS)', '0 * restoredAt * AHEAD_MS'],
    'unread-list-ends-the-search': ['endsDoubt: listing !== null || isDueSince,', 'endsDoubt: true,'],
    'unread-list-never-ends-the-search': ['listing !== null || isDueSince,', 'listing !== null,'],
    'no-quiet-after-a-restore': ['if (readAt < quietUntil) return', 'if (readAt < 0) return'],
    'slow-list-ends-the-quiet': ['if (readAt < quietUntil) return', 'if (clock.now() < quietUntil) return'],
    'other-text-after-a-restore': ['if (seen?.isOtherTextThere) return', 'if (seen === undefined) return'],
  }),
  ...changes(`${PUBLISHING}/publish-rows.ts`, {
    'moves-are-not-checked': ['if (!canMove(post.phase, change.phase)) throw new FenceMoved();', ''],
    'taken-is-overwritten': ['...(isTaken && { taken: 1 })', 'taken: isTaken ? 1 : 0'],
    'removed-copies-are-not-counted': [' - (await countRemoved(post))', ' + 0 * (await countRemoved(post))'],
    'forgotten-attempt-stays-open': ["{ state: 'lost' }", "{ state: 'unknown' }"],
    'forgotten-twice': ["{ state: 'lost' }))) throw", "{ state: 'lost' })) && !post.id) throw"],
    'no-searches': [
      'for (const waitMs of COPIES_SOUGHT_AFTER_MS) {',
      'for (const waitMs of COPIES_SOUGHT_AFTER_MS.slice(9)) {',
    ],
    'doubt-of-a-changed-post': ['if (now?.fence !== post.fence) return;', 'if (!now) return;'],
    'settled-without-fence': ['if (now.fence !== post.fence || !canMove', 'if (!canMove'],
    'late-taken-is-not-told': [
      "id === attempt.id && state === 'lost'",
      "id === attempt.id && state === 'armed'",
    ],
    'unnamed-copy-is-not-told': ['taken.length > 0 && (countMade', 'taken.length > 9 && (countMade'],
    'taken-and-refused-is-not-told': [
      'return isLost && isResting(post.phase) ?',
      'return isLost && !post.id ?',
    ],
    'copy-of-a-sibling-is-ours': ['countMade(attempts) > 1 || (await', 'countMade(attempts) > 1 && (await'],
    'misses-are-not-written': ['misses: attempt.misses + (missed ? 1 : 0)', 'misses: attempt.misses'],
    'unsent-is-not-counted': ["if (stateAfter(after) === 'unsent')", "if (stateAfter(after) === 'armed')"],
    'found-late-went-out-late': [
      'createdAt: at }) {\n      const after',
      'createdAt: at }) {\n      at = clock.now();\n      const after',
    ],
    'wait-told-each-time': ['if (isNews) await', 'if (isNews || tx) await'],
    'copies-of-certain-posts': [
      'attempts.every(({ quiet_until }) => quiet_until === 0)',
      'attempts.length === 0',
    ],
    'told-of-a-changed-post': ['if (numUpdatedRows === 0n) throw new FenceMoved();', 'void numUpdatedRows;'],
    'refused-try-of-a-changed-post': [
      '        await setAttempt(tx, attempt.id, { state: stateAfter(after) });\n        const now = await findPostRow(tx, post.id);\n',
      '        const now = await findPostRow(tx, post.id);\n        if (now?.fence === post.fence) await setAttempt(tx, attempt.id, { state: stateAfter(after) });\n',
    ],
    'copy-told-twice': ['if (post.problem?.includes(id)) return;', ''],
  }),
  ...changes(`${PUBLISHING}/publish-groups.ts`, {
    'doubt-stays-after-sending': ['      doubted_since: null,\n', ''],
    'group-arms-unannounced': ['      ...ANNOUNCED,\n', ''],
    'group-publishes-unannounced': ['list_version = ${ANNOUNCED.list_version}, ', ''],
    'group-arms-a-changed-post': [
      "stands?.fence === post.fence && canMove(stands.phase, 'publishing')",
      "stands && canMove(stands.phase, 'publishing')",
    ],
    'group-arms-in-any-phase': [" && canMove(stands.phase, 'publishing')", ''],
    'group-publishes-a-changed-post': [' || stands.fence !== post.fence', ''],
    'published-in-the-future': ['cast(${Math.min(at, now)} as bigint)', 'cast(${at} as bigint)'],
    'group-publishes-twice': ['      now.delete(post.id);\n', ''],
    'group-leaves-attempts-open': ["      { state: 'accepted' },", "      { state: 'armed' },"],
    'group-arms-one-of-an-account': [
      'for (let left = armings; left.length > 0;) {',
      'for (let left = armings; left === armings;) {',
    ],
  }),
  ...changes(`${PUBLISHING}/settle-late-copies.ts`, {
    'touched-copies-go': [' && !copy.touched && ', ' && '],
    'contested-copy-is-not-told': [
      '(!found.isContested || now >= Math.max(...times) + SHARED_TOLD_AFTER_MS)',
      '!found.isContested',
    ],
    'unnamed-copy-is-untold': ['if (untold) await', 'if (untold && !post.id) await'],
    'contested-copy-goes': ['const mayBeOurs = !isContested && ', 'const mayBeOurs = '],
    'contested-copy-is-adopted': ['if (own && !isContested) {', 'if (own) {'],
    'one-copy-is-told': ['(post, namesOf(kept), problem)', '(post, namesOf(kept.slice(0, 1)), problem)'],
    'earlier-text-goes': [' && copy.hash === hash && isSurely', ' && isSurely'],
    'earlier-text-is-told-as-a-copy': ['kept.every((copy) => copy.hash === hash)', 'kept.length > 0'],
    'adopted-and-done': ['return late.length === 1;', 'return true;'],
    'asking-is-ignored': [" && lateCopies === 'remove';", ';'],
    'failed-removal-is-done': [
      "if (ending === 'failed' && !isOver) return false;",
      "if (ending === 'failed' && !isOver) return true;",
    ],
    'failed-removal-is-untold': [
      "if (ending === 'failed' && !isOver) return false;",
      "if (ending === 'failed') return false;",
    ],
    'other-copy-is-told-too-soon': ['if (!isLast) return false;', ''],
    'vain-search-is-untold': ['if (!isOver || wasSeen) return;', 'if (isOver || wasSeen) return;'],
    'vain-search-is-told-of-others': ["  if (!nameOf(post) && post.phase !== 'failed') return;\n", ''],
    'refused-post-may-not-be-out': [" && post.phase !== 'failed') return;", ') return;'],
    'only-copy-goes': ['if (late.length > 0 && !isOwnThere) {', 'if (late.length < 0) {'],
    'taken-down-post-is-there': ["post.phase === 'published' && strangers", 'strangers'],
    'linked-post-has-no-copies': ['nameOf(post) ? settleSecond', 'post.platform_id ? settleSecond'],
    'copy-beside-a-link-goes': [' && post.platform_id !== null && late', ' && late'],
    'more-copies-than-tries': [' && late.length < copiesAtMost;', ';'],
    'linked-post-is-a-copy': ['findLateCopies(strangers,', 'findLateCopies(listing.items,'],
    'earlier-accounts-are-forgotten': [', ...sent.map(({ accountId }) => accountId)]', ']'],
    'adopts-any-text': ['late.find((copy) => copy.hash === hash)', 'late.at(0)'],
    'adopts-under-way': ['  if (!isResting(post.phase)) return true;\n', ''],
    'account-gone-is-unreadable': ['account_id !== null && account_id === post', 'account_id === post'],
    'adopted-as-before': ['store.adopt(own.post, own)', 'store.adopt(post, own)'],
  }),
  ...changes(`${PUBLISHING}/content-hash.ts`, {
    'case-of-communities': ['community.toLowerCase();', 'community;'],
    'line-ends-count': [".replace(/\\r\\n?/g, '\\n').trim()", '.trim()'],
    'kind-does-not-count': ['const place = [type, where,', 'const place = [where,'],
    'votes-do-not-touch': ['item.score > 1 || ', ''],
  }),
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
    'lost-siblings-of-long-ago': ["    .where('post_attempts.armed_at', '>=', at - LATE_MS)\n", ''],
    'lost-siblings-of-the-future': ["    .where('post_attempts.armed_at', '<=', at + CLOCK_DOUBT_MS)\n", ''],
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
      'The phase moves too, and whatever makes a parked post wait again moves the fence.',
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
      'The phase moves too, and whatever is under way is refused by that.',
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
    'list-from-the-try-on': ['since - CLOCK_DOUBT_MS);', 'since);'],
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
      "if (row.phase === 'waiting')\n    await",
      "if (row.phase === 'waiting' && !row)\n    await",
    ],
  }),
  ...changes(`${POSTS}/send-posts.ts`, {
    'one-job-for-all-versions': ['`post:${id}:${fence}`', '`post:${id}`'],
    'claimed-when-due': ['runAt: dueAt - AHEAD_MS', 'runAt: dueAt'],
  }),
  ...changes(`${POSTS}/write-post.ts`, {
    'written-in-any-phase': ["    .where('phase', '=', post.phase)\n", ''],
    'lost-write-is-silent': ['if (!written)', 'if (written === null)'],
  }),
];
