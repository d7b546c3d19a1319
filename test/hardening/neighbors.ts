import { onTestFinished } from 'vitest';
import { settingsFor } from '../sandbox-settings.ts';
import { startTestSandbox } from '../../sandbox/testing/sandbox-client.ts';
import { startFakeOpenAi } from '#server/adapters/llm/testing/start-fake-openai.ts';
import { signUp } from '../chaos/browser.ts';
import { findFreePort, startServerProcess } from '../server-process.ts';
import { openTcpLine, type TcpLine } from '../tcp-line.ts';
import { createTestDatabase } from '../test-database.ts';

/** The text of the fake model's answer. */
export const WORDS = 'We moved from SQLite to PostgreSQL. What would you have asked first?';

/** A neighbor whose port is closed while it is away. */
async function placeNeighbor(target: number) {
  const port = await findFreePort();
  let line: TcpLine | null = null;
  const goAway = async () => {
    await line?.stop();
    line = null;
  };
  const comeBack = async () => void (line = await openTcpLine(target, port));
  await comeBack();
  return { host: `127.0.0.1:${port}`, goAway, comeBack };
}

/** The real server with a platform and a model that can go away and come back. */
export async function startBesideNeighbors() {
  const database = await createTestDatabase({ migrated: true });
  const sandbox = await startTestSandbox({ now: Date.now, settings: { callsPerMinute: 10_000 } });
  const platform = await placeNeighbor(Number(new URL(sandbox.url).port));
  const writer = await startFakeOpenAi(() => ({
    kind: 'text',
    text: JSON.stringify({ title: 'Moving', content: WORDS }),
  }));
  const model = await placeNeighbor(Number(new URL(writer.baseUrl).port));
  const server = await startServerProcess({
    ...database.settings,
    FETCH_ALLOW: model.host,
    ...settingsFor(sandbox.url, `http://${platform.host}`),
  });
  onTestFinished(async () => {
    await server.stop();
    await Promise.all([platform.goAway(), model.goAway(), sandbox.stop(), writer.stop()]);
    await database.drop();
  });
  const owner = await signUp(server.url, 'owner@example.com');
  await owner.connect('sandbox_ada');
  return { server, owner, platform, model };
}
