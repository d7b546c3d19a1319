import { changes } from './patch.ts';

const FEATURE = 'server/features/alerts';
const ADAPTER = 'server/adapters/alerts';

/** Alerts that are lost, sent twice, or sent where they must not go. */
export const ALERT_MUTANTS = [
  ...changes(`${FEATURE}/match-events.job.ts`, {
    'alerts-of-pauses': ['!wasActive(row, event.at) || ', ''],
    'alerts-to-unverified-channels': ["filter(({ state }) => state === 'active')", 'filter(() => true)'],
    'burst-in-one-statement': ['const ROWS_AT_ONCE = 1_000;', 'const ROWS_AT_ONCE = 1e9;'],
    'latest-rule-decides': ['dueAt < (found.get(id)?.dueAt ?? Infinity)', 'dueAt < Infinity'],
  }),
  ...changes(`${FEATURE}/rule-rows.ts`, {
    'alerts-of-before-the-rule': ['created_at <= at && ', ''],
    'resumed-rule-sends-its-pause': ['resumed_at <= at', 'true'],
    'paused-rule-loses-earlier-alerts': ['at < paused_at || ', ''],
    'second-pause-starts-later': [' || pauses === isPaused(row)', ''],
  }),
  ...changes(`${FEATURE}/delivery-rows.ts`, {
    'alerts-are-sent-early': [".where(claimableAt, '<=', now)", ".where(claimableAt, '<=', now + 1e12)"],
    'alerts-are-not-leased': ['leased_until: now + leaseMs, ', 'leased_until: now + 0 * leaseMs, '],
  }),
  ...changes(`${FEATURE}/send-deliveries.job.ts`, {
    'mails-are-leased-briefly': [
      "channel.kind === 'email' ? MAIL_LEASE_MS",
      "channel.kind !== 'email' ? LEASE_MS",
    ],
    'dead-server-keeps-its-alerts': ['leaseEnd === null ? undefined', 'leaseEnd !== 0 ? undefined'],
    'disabled-channel-is-called': ["if (channel.state !== 'active') {", 'if (!channel.state) {'],
  }),
  ...changes(`${FEATURE}/send-claimed.ts`, {
    'expired-text-is-retried': ['outcome: EXPIRED, isFinal: true', 'outcome: EXPIRED, isFinal: false'],
    'stalled-worker-sends': ['first.leased_until - LEAST_LEASE_MS', 'first.leased_until + LEAST_LEASE_MS'],
    'unsaved-outcome-is-dropped': ['      if (stop.signal.aborted) throw error;\n', '      throw error;\n'],
  }),
  ...changes(`${FEATURE}/record-outcomes.ts`, {
    'stale-worker-records': ["    .where('lease_token', '=', row.lease_token)\n", ''],
    'gone-is-retried': ["kind === 'gone' ? null", "kind === 'delivered' ? null"],
    'success-does-not-count': [
      'await channels.set({ failing_since: null }).execute();',
      'await channels.set({ failure: null }).execute();',
    ],
    'each-failure-tells': ["health?.state !== 'active'", 'health === undefined'],
  }),
  ...changes(`${FEATURE}/tell-disabled.ts`, {
    'told-through-a-broken-channel': ["row.state === 'active' && ", ''],
  }),
  ...changes(`${FEATURE}/resend-delivery.ts`, {
    'resent-while-being-sent': ["each('leased_until', '<=', now)", "each('leased_until', '>', 0)"],
    'resent-to-a-feed': ["if (channel?.kind === 'rss') throw", "if (channel?.kind === 'push') throw"],
    'resent-to-a-disabled-channel': ["if (channel?.state !== 'active')", 'if (!channel?.state)'],
  }),
  ...changes(`${FEATURE}/change-channel.ts`, {
    'address-confirmed-by-hand': ["state && row.state === 'unverified'", "state && row.state === 'active'"],
  }),
  ...changes(`${FEATURE}/email-routes.ts`, {
    'confirmed-when-opened': [
      "z._default(z.enum(['confirm', 'stop']), 'stop')",
      "z._default(z.enum(['confirm', 'stop']), 'confirm')",
    ],
    'link-revives-a-disabled-channel': ["stops || row.state === 'unverified'", 'stops || row.state'],
    'any-token-is-an-address': [".where('kind', '=', 'email')", ''],
  }),
  ...changes(`${FEATURE}/feed-route.ts`, {
    'any-token-is-a-feed': [".where('kind', '=', 'rss')", ''],
    'feeds-are-read-without-limit': [
      'await consumeRateLimits(base, [{ key: `alert-feed:${channel.id}`, ...READS }]);',
      'void [consumeRateLimits, READS];',
    ],
  }),
  ...changes(`${FEATURE}/rule-rows.ts`, {
    'rule-for-a-stranger': [
      "    .where('workspace_id', '=', actor.workspaceId)\n    .where('id'",
      "    .where('id'",
    ],
  }),
  ...changes(`${FEATURE}/forget-author.ts`, {
    'comment-is-not-erased': ['(author = ${key} or comment_author = ${key})', '(author = ${key})'],
  }),
  ...changes(`${FEATURE}/record-events.ts`, {
    'third-party-text-is-kept': [
      '(HOLDS_OTHERS_TEXT.has(type) ? THEIRS_MS : OURS_MS)',
      'Math.max(THEIRS_MS, OURS_MS)',
    ],
  }),
  ...changes(`${FEATURE}/channel-rows.ts`, {
    'state-without-a-lock': ['engine.lock(selectChannel(tx, id))', '(engine && selectChannel(tx, id))'],
    'old-secret-signs-for-good': [' && ctx.clock.now() < until', ''],
  }),
  ...changes(`${ADAPTER}/call-receiver.ts`, {
    'redirects-are-followed': ["redirect: 'manual'", "redirect: 'follow'"],
    'address-is-not-checked-when-called': ['guardConnect(policy, lookup, open)', 'open'],
    'deleted-chat-is-called-again': ['isService && status === 404', 'isService && status === 406'],
    'chat-wait-is-ignored': ['waitS > 0 ?', 'waitS < 0 ?'],
  }),
  ...changes(`${ADAPTER}/create-alert-sender.ts`, {
    'discord-does-not-wait': ["url.searchParams.set('wait', 'true');", ''],
  }),
  ...changes('core/alerts/write-chat-messages.ts', {
    'everyone-is-mentioned': ['allowed_mentions: { parse: [] },', ''],
    'long-messages-are-refused': ['most === 1 || body.length <= WHOLE[chat]', 'most >= 1'],
  }),
  ...changes('core/alerts/describe-event.ts', {
    'sandbox-looks-real': ['isSandbox && first &&', 'isSandbox && !first &&'],
  }),
];
