import { changes } from './patch.ts';

const PUBLISHING = 'server/features/publishing';

/** Mutations of the steps of publishing and of the rows they write. */
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
    'community-takes-everything': ['ports.send(sendable, turn', 'ports.send(sendable && post, turn'],
    'quiet-is-not-kept': ['ports.platformNow() + quietPeriodMs(silence)', 'ports.platformNow()'],
  }),
  ...changes(`${PUBLISHING}/prepare-step.ts`, {
    'late-is-sent': ['return lateMs > lateAfterMs ?', 'return lateMs > 1e12 ?'],
    'early-is-prepared': [
      'if (dueAt - clock.now() > CLAIM_AHEAD_MS) return',
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
    'due-before-the-restore': [
      'isDueSince = dueAt > restoredAt + CLOCK_SKEW',
      'isDueSince = dueAt > 0 * CLOCK_SKEW',
    ],
    'clocks-agree-at-a-restore': ['restoredAt + CLOCK_SKEW_MS', 'restoredAt + 0'],
    'restored-is-sent-unseen': ["if (!isWhole) return ask('unreadable');", 'if (!isWhole) return null;'],
    'restored-is-asked-at-once': ['unreadSince < UNREADABLE_MAX_MS', 'unreadSince < 0'],
    'lateness-counts-as-unread': [
      'Math.max(restoredAt, dueAt - CLAIM_AHEAD_MS)',
      '0 * restoredAt * CLAIM_AHEAD_MS',
    ],
    'unread-list-ends-the-search': ['endsDoubt: listing !== null || isDueSince,', 'endsDoubt: true,'],
    'unread-list-never-ends-the-search': ['listing !== null || isDueSince,', 'listing !== null,'],
    'no-quiet-after-a-restore': ['if (readAt < quietUntil) return', 'if (readAt < 0) return'],
    'slow-list-ends-the-quiet': ['if (readAt < quietUntil) return', 'if (clock.now() < quietUntil) return'],
    'other-text-after-a-restore': ['if (seen?.isOtherTextThere) return', 'if (seen === undefined) return'],
  }),
  ...changes(`${PUBLISHING}/publish-rows.ts`, {
    'moves-are-not-checked': ['if (!canTransition(post.phase, change.phase)) throw new FenceMoved();', ''],
    'taken-is-overwritten': ['...(isTaken && { taken: 1 })', 'taken: isTaken ? 1 : 0'],
    'removed-copies-are-not-counted': [' - (await countRemoved(post))', ' + 0 * (await countRemoved(post))'],
    'forgotten-attempt-stays-open': ["{ state: 'lost' }", "{ state: 'unknown' }"],
    'forgotten-twice': ["{ state: 'lost' }))) throw", "{ state: 'lost' })) && !post.id) throw"],
    'no-searches': [
      'for (const waitMs of COPY_SEARCH_DELAYS_MS) {',
      'for (const waitMs of COPY_SEARCH_DELAYS_MS.slice(9)) {',
    ],
    'doubt-of-a-changed-post': ['if (now?.fence !== post.fence) return;', 'if (!now) return;'],
    'settled-without-fence': ['if (now.fence !== post.fence || !canTransition', 'if (!canTransition'],
    'late-taken-is-not-told': [
      "id === attempt.id && state === 'lost'",
      "id === attempt.id && state === 'armed'",
    ],
    'unnamed-copy-is-not-told': [
      'taken.length > 0 && (countPossibleCopies',
      'taken.length > 9 && (countPossibleCopies',
    ],
    'taken-and-refused-is-not-told': [
      'return isLost && isUnsentPhase(post.phase) ?',
      'return isLost && !post.id ?',
    ],
    'copy-of-a-sibling-is-ours': [
      'countPossibleCopies(attempts) > 1 || (await',
      'countPossibleCopies(attempts) > 1 && (await',
    ],
    'misses-are-not-written': ['misses: attempt.misses + (missed ? 1 : 0)', 'misses: attempt.misses'],
    'unsent-is-not-counted': [
      "if (toAttemptState(after) === 'unsent')",
      "if (toAttemptState(after) === 'armed')",
    ],
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
      '        await setAttempt(tx, attempt.id, { state: toAttemptState(after) });\n        const now = ' +
        'await findPostRow(tx, post.id);\n',
      '        const now = await findPostRow(tx, post.id);\n        if (now?.fence === post.fence) ' +
        'await setAttempt(tx, attempt.id, { state: toAttemptState(after) });\n',
    ],
    'copy-told-twice': ['if (post.problem?.includes(id)) return;', ''],
  }),
  ...changes(`${PUBLISHING}/publish-groups.ts`, {
    'doubt-stays-after-sending': ['      doubted_since: null,\n', ''],
    'group-arms-unannounced': ['      ...SET_LIST_VERSION,\n', ''],
    'group-publishes-unannounced': ['list_version = ${SET_LIST_VERSION.list_version}, ', ''],
    'group-arms-a-changed-post': [
      "current?.fence === post.fence && canTransition(current.phase, 'publishing')",
      "stands && canTransition(current.phase, 'publishing')",
    ],
    'group-arms-in-any-phase': [" && canTransition(current.phase, 'publishing')", ''],
    'group-publishes-a-changed-post': [' || current.fence !== post.fence', ''],
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
      '(!found.isContested || now >= Math.max(...times) + REPORT_SHARED_AFTER_MS)',
      '!found.isContested',
    ],
    'unnamed-copy-is-untold': ['if (unreported) await', 'if (unreported && !post.id) await'],
    'contested-copy-goes': ['const mayBeOurs = !isContested && ', 'const mayBeOurs = '],
    'contested-copy-is-adopted': ['if (own && !isContested) {', 'if (own) {'],
    'one-copy-is-told': ['(post, namesOf(kept), problem)', '(post, namesOf(kept.slice(0, 1)), problem)'],
    'earlier-text-goes': [' && copy.hash === hash && isCertainly', ' && isCertainly'],
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
    'adopts-under-way': ['  if (!isUnsentPhase(post.phase)) return true;\n', ''],
    'account-gone-is-unreadable': ['account_id !== null && account_id === post', 'account_id === post'],
    'adopted-as-before': ['store.adopt(own.post, own)', 'store.adopt(post, own)'],
  }),
  ...changes(`${PUBLISHING}/content-hash.ts`, {
    'case-of-communities': ['community.toLowerCase();', 'community;'],
    'line-ends-count': [".replace(/\\r\\n?/g, '\\n').trim()", '.trim()'],
    'kind-does-not-count': ['const place = [type, where,', 'const place = [where,'],
    'votes-do-not-touch': ['item.score > 1 || ', ''],
  }),
];
