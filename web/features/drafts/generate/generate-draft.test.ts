import { afterEach, expect, test, vi } from 'vitest';
import { generateDraft } from './generate-draft.ts';

afterEach(() => vi.unstubAllGlobals());

test('assembles a draft from its parts, even if the stream starts over', async () => {
  const events = [
    ['text', { kept: 0, text: 'One' }],
    ['text', { kept: 3, text: ' two' }],
    ['text', { kept: 0, text: 'Another' }],
    ['draft', { title: null, content: 'Another draft.' }],
  ] as const;
  const body = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  const headers = { 'content-type': 'text/event-stream' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
  const heard: string[] = [];
  const following = { signal: new AbortController().signal, onText: (text: string) => heard.push(text) };
  const draft = await generateDraft({ topic: 'Prices', subreddit: 'saas' }, following);
  expect(heard).toEqual(['One', 'One two', 'Another']);
  expect(draft.content).toBe('Another draft.');
});
