import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { askPlatformTime } from './ask-platform-time.ts';

const platformAt = Date.UTC(2026, 10, 2, 9, 30);

async function start() {
  const app = await createTestApp({ SANDBOX: 'on' });
  onTestFinished(() => app.close());
  const asked: string[] = [];
  const reach = async (workspaceId: string) => {
    asked.push(workspaceId);
    return { answered: true, status: 401, platformAt } as const;
  };
  const sandbox = app.base.platform!;
  return { app, asked, sandbox, reddit: { ...sandbox, isLocal: false, reach } };
}

test('asks the platform on behalf of the oldest workspace', async () => {
  const { app, asked, reddit } = await start();
  const { workspaceId } = (await app.as('ada')).user!;
  app.clock.advance(1);
  await app.as('ben');
  expect(await askPlatformTime({ ...app.base, platform: reddit })).toBe(platformAt);
  expect(asked).toEqual([workspaceId]);
});

test('asks neither without a workspace nor from a local sandbox', async () => {
  const { app, asked, sandbox, reddit } = await start();
  expect(await askPlatformTime({ ...app.base, platform: reddit })).toBe(null);
  await app.as('ada');
  expect(await askPlatformTime({ ...app.base, platform: { ...sandbox, reach: reddit.reach } })).toBe(null);
  expect(await askPlatformTime({ ...app.base, platform: null })).toBe(null);
  expect(asked).toEqual([]);
});

test('returns null if the platform is unreachable or late', async () => {
  const { app, reddit } = await start();
  await app.as('ada');
  const silent = { ...reddit, reach: async () => ({ answered: false, detail: 'no line' }) as const };
  expect(await askPlatformTime({ ...app.base, platform: silent })).toBe(null);
  const never = Promise.withResolvers<never>();
  const slow = askPlatformTime({ ...app.base, platform: { ...reddit, reach: () => never.promise } });
  await expect.poll(() => app.clock.nextIn()).toBe(5_000);
  app.clock.advance(5_000);
  expect(await slow).toBe(null);
});
