import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { readAtom } from './read-atom.ts';
import { toThreads } from './to-threads.ts';

const SITE = 'https://www.reddit.com';
const NOW = Date.UTC(2026, 10, 20, 12);
const box = (html: string) =>
  `<!-- SC_OFF --><div class="md">${html}</div><!-- SC_ON --> &#32; submitted by &#32; <a ` +
  `href="${SITE}/user/ada_l"> /u/ada_l </a> <span><a href="#">[comments]</a></span>`;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const entry = (
  changes: Partial<Record<'id' | 'title' | 'link' | 'author' | 'content', string>> = {},
) => `<entry>
  <author><name>${changes.author ?? '/u/ada_l'}</name><uri>${SITE}/user/ada_l</uri></author>
  <category term="SaaS" label="r/SaaS"/>
  <content type="html">${escape(changes.content ?? box('<p>I lose a day.</p>\n<p>What &amp; how?</p>'))}</content>
  <id>${changes.id ?? 't3_1abc2d'}</id>
  <link href="${changes.link ?? `${SITE}/r/SaaS/comments/1abc2d/which_tool/`}" />
  <updated>2026-11-20T11:30:00+00:00</updated><published>2026-11-20T11:00:00+00:00</published>
  <title>${changes.title ?? 'Which tool &amp; why?'}</title>
</entry>`;
const feed = (...entries: string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" ' +
  'xmlns:media="http://search.yahoo.com/mrss/"><category ' +
  'term="SaaS"/><updated>2026-11-20T11:30:00+00:00</updated><id>/r/SaaS/new/.rss</id><link ' +
  `rel="self" href="${SITE}/r/SaaS/new/.rss"/><title>newest submissions : ` +
  `SaaS</title>${entries.join('')}</feed>`;
const threadsOf = (xml: string) => {
  const read = readAtom(xml);
  return 'fault' in read ? read : toThreads(read.entries, SITE, NOW);
};

test('turns an entry into a thread with only its author’s words', () => {
  expect(threadsOf(feed(entry()))).toEqual([
    {
      id: 't3_1abc2d',
      community: 'SaaS',
      title: 'Which tool & why?',
      body: 'I lose a day.\nWhat & how?',
      author: 'ada_l',
      permalink: `${SITE}/r/SaaS/comments/1abc2d/`,
      createdAt: Date.UTC(2026, 10, 20, 11),
    },
  ]);
});

test('reads a link post without a text, and code as plain words', () => {
  const link = entry({ content: '<span><a href="https://a.example">[link]</a></span>' });
  expect(threadsOf(feed(link))).toMatchObject([{ body: '' }]);
  const hostile = entry({ content: box('<p>Look</p><script>alert(1)</script><img src=x onerror=alert(2)>') });
  expect(threadsOf(feed(hostile))).toMatchObject([{ body: 'Look' }]);
});

test('replaces characters that databases reject, and keeps the entry', () => {
  expect(threadsOf(feed(entry({ title: 'Which\0 tool\ud83d?' })))).toMatchObject([
    { title: 'Which tool\ufffd?' },
  ]);
});

test.each([
  ['leads to another site', { link: 'https://evil.example/r/SaaS/comments/1abc2d/x/' }],
  ['leads to another thread', { link: `${SITE}/r/SaaS/comments/9zzz9z/x/` }],
  ['is a comment', { id: 't1_1abc2d' }],
  ['has no title', { title: ' ' }],
  ['was deleted', { author: '[deleted]' }],
  ['was removed', { content: box('<p>[removed]</p>') }],
])('skips an entry that %s', (_what, changes) => {
  const other = entry({ id: 't3_1other', link: `${SITE}/r/SaaS/comments/1other/x/` });
  expect(threadsOf(feed(entry(changes), other))).toMatchObject([{ id: 't3_1other' }]);
});

test('accepts an empty feed', () => {
  expect(threadsOf(feed())).toEqual([]);
});

test.each([
  ['broken', feed(entry()).slice(0, -30)],
  ['broken', 'Too many requests'],
  ['broken', feed(entry({ title: 'A < B' }))],
  ['notFeed', '<!doctype html><html><head><title>One moment</title></head></html>'],
  ['notFeed', '<html><body><p>Blocked</p></body></html>'],
  ['notFeed', '<rss version="2.0"><channel/></rss>'],
  ['notFeed', '<feed xmlns="http://a.example"/>'],
] as const)('rejects an incomplete feed as %s', (fault, xml) => {
  expect(threadsOf(xml)).toEqual({ fault });
});

test('reads only the first hundred of many entries, in bounded time', () => {
  const all = Array.from({ length: 1_500 }, (_, no) =>
    entry({ id: `t3_${no}`, link: `${SITE}/r/SaaS/comments/${no}/x/`, content: box('<div>'.repeat(50)) }),
  );
  const xml = feed(...all);
  expect(measureCpuMs(() => expect(threadsOf(xml)).toHaveLength(100))).toBeLessThan(1_500);
});
