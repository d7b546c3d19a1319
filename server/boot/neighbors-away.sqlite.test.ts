import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { startBesideNeighbors, WORDS } from '#test/hardening/neighbors.ts';

test('while the platform is down, a due post waits and shows why, and is sent afterwards', async () => {
  const { server, owner, platform } = await startBesideNeighbors();
  await platform.goAway();
  const post = await owner.send<Post>('POST', '/api/posts', {
    title: 'Hello builders',
    content: WORDS,
    subreddit: 'askbuilders',
    status: 'published',
  });
  expect(post).toMatchObject({ status: 'scheduled', content: WORDS });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const read = async () => (await owner.get<Post[]>('/api/posts'))[0]!;
  const history = () => owner.get<object[]>(`/api/posts/${post.id}/history`);
  const why = expect.stringContaining('Reddit couldn’t be reached.');
  await expect.poll(history).toContainEqual(expect.objectContaining({ event: 'delayed', detail: why }));
  await platform.comeBack();
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('published');
});

test('while the model is down, a draft fails with the reason, and it works afterwards', async () => {
  const { owner, model } = await startBesideNeighbors();
  const choice = { provider: 'openai-compatible', model: 'm', apiKey: null, monthlyTokenCap: null };
  await owner.send('PUT', '/api/settings/model', { ...choice, baseUrl: `http://${model.host}/v1` });
  const draft = () =>
    owner.send<{ engine: string; content: string }>('POST', '/api/generate-content', {
      topic: 'moving from SQLite to PostgreSQL',
      subreddit: 'askbuilders',
    });
  await model.goAway();
  await expect(draft()).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining(`${model.host} can’t be reached.`),
  });
  await model.comeBack();
  expect(await draft()).toMatchObject({ engine: 'openai-compatible/m', content: WORDS });
});
