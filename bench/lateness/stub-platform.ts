import { REAL_PACE } from '#core/publishing/find-free-slot.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';

type Sent = { readonly at: Map<string, number>; readonly all: Promise<void>; fail(error: unknown): void };

/** A stub platform that makes no calls and records when each of `count` posts is sent. */
export function stubPlatform(clock: Clock, dueAt: number, count: number): { platform: Platform; sent: Sent } {
  const end = Promise.withResolvers<void>();
  const at = new Map<string, number>();
  const platform: Partial<Platform> = {
    mode: 'sandbox',
    name: 'the sandbox',
    siteUrl: 'https://platform.example',
    isLocal: false,
    pace: REAL_PACE,
    now: () => clock.now(),
    takeTurn: async () => ({ kind: 'ok', value: { token: 'token', giveBack: async () => {} } }),
    rules: async () => ({ kind: 'ok', value: [] }),
    postRequirements: async () => ({ kind: 'missing', reason: null }),
    async submit({ accountId }) {
      const now = clock.now();
      if (now < dueAt) end.reject(new Error(`A post went out ${dueAt - now} ms early.`));
      if (at.has(accountId)) end.reject(new Error('A post went out twice.'));
      at.set(accountId, now);
      if (at.size === count) end.resolve();
      return { kind: 'ok', value: { id: `t3_${accountId}`, permalink: null } };
    },
  };
  return { platform: platform as Platform, sent: { at, all: end.promise, fail: end.reject } };
}
