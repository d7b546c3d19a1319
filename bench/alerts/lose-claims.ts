import { patchSources } from '../violations/patch-sources.ts';

/** Preloaded into a server: a delivery counts as delivered once it is claimed, before it is sent. */
patchSources({
  name: 'delivered when claimed',
  file: 'server/features/alerts/delivery-rows.ts',
  find: '.set((row) => ({ lease_token, leased_until: now + leaseMs, ',
  replace:
    ".set((row) => ({ state: 'delivered', next_attempt_at: null, lease_token, leased_until: now + leaseMs, ",
});
