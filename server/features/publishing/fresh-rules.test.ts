import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { createFreshRules } from './fresh-rules.ts';

let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
});
afterEach(() => app.close());

const freshRules = () => createFreshRules({ ...app.base, actor: { kind: 'job', name: 'test' } });
const placeOf = ({ user }: TestClient, community = 'entrepreneur') => ({
  workspaceId: user!.workspaceId,
  community,
});

test('reads rules again after a minute and not before', async () => {
  const { rules } = freshRules();
  const read = async () => {
    const found = await rules(placeOf(ada));
    return found && found !== 'missing' ? found.version : found;
  };
  const before = await read();
  await app.sandbox.control({
    rules: { community: 'entrepreneur', rules: [{ name: 'New', text: 'Self-promotion is removed.' }] },
  });
  app.clock.advance(49_000);
  expect(await read()).toBe(before);
  app.clock.advance(12_000);
  expect(await read()).not.toBe(before);
});

test('reads rules with another workspace’s account if the first workspace cannot read them', async () => {
  const ben = await app.as('ben');
  const { rules } = freshRules();
  expect(await rules(placeOf(ben))).toBeNull();
  expect(await rules(placeOf(ada))).toMatchObject({ hasRequirements: true });
});

test('lets the platform report a missing community', async () => {
  expect(await freshRules().rules(placeOf(ada, 'doesnotexist123'))).toBeNull();
});
