import { changes } from './patch.ts';

const PLATFORM = 'server/adapters/platform';
const QUEUE = 'server/adapters/queue';

/** Mutations of the queue, the call budget and the tokens. */
export const ADAPTER_MUTANTS = [
  ...changes(`${PLATFORM}/call-budget-rows.ts`, {
    'calls-are-not-counted': ['    await countCall(tx, call, at);\n', ''],
    'pace-is-not-kept': [
      "if (paced) await tx.updateTable('call_budget').set({ paced_at: now }).execute();",
      '',
    ],
    'counted-when-reserved': ['const at = Math.max(now, dueAt);', 'const at = now + 0 * dueAt;'],
    'block-is-shortened': ["    .where('blocked_until', '<', until)\n", ''],
    'given-back-twice': [
      "calls: row('calls', '-', 1) }))\n      .where('bucket'",
      "calls: row('calls', '-', 2) }))\n      .where('bucket'",
    ],
  }),
  ...changes(`${PLATFORM}/call-budget.ts`, {
    'left-call-is-paid': ['else await turn.giveBack();', ''],
    'stop-is-not-heard': ["stopping.addEventListener('abort', () => queue.all().forEach(leave));", ''],
    'urgent-call-sleeps': ['} else if (queue.peek() !== first) wake();', '} else if (!first) wake();'],
    'last-calls-are-used': ['headers.remaining < 1)', 'headers.remaining < 0)'],
    'failed-call-stays': [
      '        queue.remove(next);\n        next.fail(error);',
      '        next.fail(error);\n        break;',
    ],
  }),
  ...changes(`${PLATFORM}/account-tokens.ts`, {
    'expired-token-is-used': [
      '(token_expires_at ?? 0) < clock.now() + REFRESH_BEFORE_MS',
      '(token_expires_at ?? 0) < 0',
    ],
    'rejected-token-is-used': ['return token === stale ? null : token;', 'return token;'],
    'lease-is-ignored': ["      .where('refreshing_until', '<', clock.now())\n", ''],
    'newer-grant-is-overwritten': ["      .where('refresh_token', '=', refreshToken)\n", ''],
    'any-refusal-loses-the-account': [
      "if (outcome.kind !== 'rejected' || outcome.code !== 'invalid_grant') return asUnsent(outcome);",
      "if (outcome.kind === 'notSent') return asUnsent(outcome);",
    ],
    'lost-refresh-is-doubt': ['return asUnsent(outcome);', 'return outcome;'],
    'refreshed-twice-at-once': ['refreshing.get(id) ?? refresh', 'refresh'],
    'unused-turn-is-paid': ['      await turn.giveBack();\n', ''],
  }),
  ...changes(`${PLATFORM}/reddit-platform.ts`, {
    'time-need-not-be-heard': ['ports.time.isHeard() ? null :', 'ports ? null :'],
    'token-of-before-the-wait': [
      'const fresh = await tokens.get(accountId, purpose);',
      'const fresh = token;',
    ],
    'urgent-read-waits': ['listPurposesUpTo(caller.purpose).map(', "listPurposesUpTo('scan').map("],
  }),
  ...changes(`${PLATFORM}/is-before-sending.ts`, {
    'broken-connection-was-never-made': [" && CONNECTING.has(syscallOf(error) ?? '')", ''],
    'one-refused-address-is-enough': ['errors.every(isBeforeSending)', 'errors.some(isBeforeSending)'],
  }),
  ...changes(`${PLATFORM}/platform-time.ts`, {
    'time-holds-for-ever': ['passedMs < HEARD_FOR_MS && ', ''],
    'time-of-before-a-sleep': [' && Math.abs(driftMs) < MAX_DRIFT_MS', ''],
  }),
  ...changes(`${PLATFORM}/cache-answers.ts`, {
    'failures-are-kept': ["if (outcome?.kind === 'ok') return outcome;", 'if (outcome) return outcome;'],
    'urgent-check-waits': ['listPurposesUpTo(purpose).includes', "listPurposesUpTo('scan').includes"],
  }),
  ...changes(`${PLATFORM}/platform-calls.ts`, {
    'reserved-call-is-counted-again': ['if (!call.isCounted && !(await', 'if (!(await'],
    'limits-are-not-read': ['  await budget.applyHeaders(readBudgetHeaders(answer));\n', ''],
    'too-many-is-ignored': [
      "outcome.scope === 'installation') await budget.block",
      "outcome.scope === 'account') await budget.block",
    ],
    'redirected-write-is-refused': [
      'call.form !== undefined && read.kind',
      'call.form === null && read.kind',
    ],
    'wall-clock-is-not-asked': [' || clock.wall() > startBy.wall)) return NO_TURN;', ')) return NO_TURN;'],
  }),
  ...changes(`${QUEUE}/claim-jobs.ts`, {
    'ended-jobs-run-again': [
      "      .where('finished_at', 'is', null)\n      .where(claimableAt",
      '      .where(claimableAt',
    ],
    'jobs-run-early': [".where(claimableAt, '<=', now)", ".where(claimableAt, '<=', now + 1e12)"],
    'latest-job-first': ['.orderBy(claimableAt)', ".orderBy(claimableAt, 'desc')"],
    'held-job-is-taken': ["free('leased_until', '<', clock.now())", "free('leased_until', '>', 0)"],
    'any-run-is-ours': ['(id, lease_token) in', '(id, coalesce(id, lease_token)) in'],
  }),
  ...changes(`${QUEUE}/job-worker.ts`, {
    'unread-table-is-left-for-long': ['let sleepMs = UNREAD_SLEEP_MS;', 'let sleepMs = MAX_SLEEP_MS;'],
  }),
  ...changes(`${QUEUE}/run-job.ts`, {
    'waiting-counts-as-failure': ['attempts: row.attempts - 1 }', 'attempts: row.attempts }'],
    'failed-job-ends': ['return row.attempts >= job.attempts', 'return row.attempts >= 1'],
    'failed-job-never-ends': ['return row.attempts >= job.attempts', 'return row.attempts < 0'],
    'lease-is-held-after-the-end': ['      letGo();\n', ''],
    'recurring-job-runs-once': [
      'job.everyMs !== undefined && set.outcome !== undefined;',
      'job.everyMs !== undefined && set.outcome === null;',
    ],
  }),
  ...changes(`${QUEUE}/renew-leases.ts`, {
    'leases-are-not-renewed': ['      renewWithin(job.leaseMs / 3);\n', ''],
    'lost-lease-is-renewed': [
      'held.delete(lost);',
      'held.has(lost);',
      'The renewing statement matches no row for a lost lease, so its run stops renewing.',
    ],
    'renewed-once': ['if (held.size > 0) renewWithin(', 'if (held.size < 0) renewWithin('],
  }),
  ...changes(`${QUEUE}/enqueue-jobs.ts`, {
    'due-at-once': ['run_at: runAt ?? now,', 'run_at: now,'],
    'nobody-is-woken': ["  await engine.bus.send(db, 'jobs', job.name);\n", ''],
    'key-is-forgotten': ['unique_key: uniqueKey ?? null,', 'unique_key: null,'],
  }),
];
