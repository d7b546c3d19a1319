import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { type CheckedText, prepareChecks } from './prepare-checks.ts';

test('yields to the event loop between texts', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  let turns = 0;
  const nextTurn = () => {
    turns += 1;
    return app.clock.nextTurn();
  };
  const ctx = {
    ...app.base,
    clock: { ...app.base.clock, nextTurn },
    actor: { kind: 'job', name: 'test' } as const,
  };
  const own = { name: null, sites: [], facts: [], claims: [], members: [] };
  const reads = { own: async () => own, rules: async () => null };
  await prepareChecks(ctx, reads, { workspaceId: 'wks_1' }, [TEXT, TEXT, TEXT]);
  expect(turns).toBe(2);
});

const TEXT: CheckedText = {
  id: null,
  community: 'saas',
  type: 'post',
  title: null,
  content: '',
  url: null,
  flair: null,
  websiteUrl: null,
  beginning: null,
  isByHand: false,
  moment: { now: 0, at: 0, plannedAt: 0, timeZone: null },
};
