import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { createMentionReader, type PublishedText } from './read-mentions.ts';

const POST: PublishedText = {
  type: 'post',
  title: 'How early do you remind?',
  content: 'A week.',
  url: null,
};
const read = (
  content: string,
  differs: Partial<PublishedText> = {},
  product = { name: 'Acme' as string | null },
) =>
  createMentionReader({ websites: ['https://www.acme.example/blog'], ...product }).read({
    ...POST,
    content,
    ...differs,
  });

test.each([
  ['its name', 'I use Acme for that.'],
  ['its name in another case', 'i use acme for that'],
  ['its name in lookalike letters', 'I use Αсmе for that.'],
  ['its name with a hidden character', 'I use Ac\u200bme for that.'],
  ['a link to its site', 'See https://acme.example/pricing for that.'],
  ['a link to a subdomain', 'See [this](https://docs.acme.example/x) for that.'],
  ['its bare address', 'It is at acme.example today.'],
  ['a link without a scheme', 'It is at www.acme.example today.'],
])('%s is a mention', (_what, content) => {
  expect(read(content)).toMatchObject({ isMentioned: true });
  expect(read(content, {}, { name: null })).toMatchObject({ isMentioned: true });
});

test.each([
  ['another name', 'I use Acmeta for that.'],
  ['a foreign link', 'See https://other.example/ for that.'],
  ['a host with the same ending', 'See https://notacmes.example/ for that.'],
])('%s is not a mention', (_what, content) => {
  expect(read(content)).toMatchObject({ isMentioned: false, ownLinks: 0 });
});

test('counts links, and own links separately', () => {
  expect(read('https://a.example/ and [b](https://acme.example/b) and www.c.example')).toMatchObject({
    links: 3,
    ownLinks: 1,
  });
});

test('does not count communities, users and code as links', () => {
  expect(read('r/webdev, u/ada, `http://localhost:3000`\n\n```\nhttps://a.example\n```')).toMatchObject({
    links: 0,
  });
});

test('checks the title, target and text of a link post', () => {
  const link = { type: 'link', url: 'https://acme.example/launch' } as const;
  expect(read('', link)).toMatchObject({ isMentioned: true, links: 1, ownLinks: 1 });
  const elsewhere = { type: 'link', url: 'https://other.example/' } as const;
  expect(read('Acme, https://acme.example', elsewhere)).toMatchObject({ isMentioned: true, links: 2 });
});

test('finds the name in the target of a link, in a link post and in a text', () => {
  const reader = createMentionReader({ name: 'Acme', websites: [] });
  const ofLink = (url: string) => reader.read({ ...POST, type: 'link', content: '', url });
  expect(ofLink('https://acme.example/launch')).toMatchObject({ isMentioned: true, isDisclosed: false });
  expect(ofLink('https://news.example/acme-grows')).toMatchObject({ isMentioned: true });
  expect(ofLink('https://acmeta.example/')).toMatchObject({ isMentioned: false });
});

test('ignores the title of a comment, which is not sent', () => {
  expect(read('A week.', { type: 'comment', title: 'Acme' })).toMatchObject({ isMentioned: false });
});

test.each([
  ['Disclosure: I work on Acme.', true],
  ['I built Acme, so take this with a grain of salt.', true],
  ['I’m the founder of Acme.', true],
  ['We launched Acme in May.', true],
  ['My tool is at https://acme.example/, free.', true],
  ['I use Acme for that.', false],
  ['I did not build Acme.', false],
  ['I built a shed. Acme is fine.', false],
  ['I made a tool for bakeries. Acme does the same.', false],
  ['I never made a tool. See https://acme.example/', false],
  ['I built an app for bakers. It is not like Acme.', false],
  ['I built a bot. It’s hosted on Acme.', false],
  ['I built a bot. It’s hosted at acme.example', false],
  ['I made a website in 2010. Visit acme.example for hosting.', false],
  ['I created a guide to CRMs. Here are three I like: HubSpot, Acme and Zoho.', false],
  ['I built an app. Look at Acme, they copied it.', false],
  ['"I built a tool," said Bob. Try acme.example', false],
  ['Bob wrote: “I built a tool. Try acme.example”', false],
  ['> I built a tool for bakers.\n\nTry acme.example', false],
  ['I built a tool for bakers. See Acme', false],
  ['I built a tool for bakers. [Never buy this](https://acme.example/)', false],
  ['We were told that they built a tool for bakers. Try acme.example', false],
])('“%s” is a disclosure: %s', (content, isDisclosed) => {
  expect(read(content)).toMatchObject({ isDisclosed });
});

test('reads a text of the maximum length quickly', () => {
  for (const hostile of [
    'www.',
    'https://',
    'i i ',
    'we have just ',
    'acme.',
    '`[a](https://',
    "i built a tool 'a'b ",
  ])
    expect(measureCpuMs(() => read(hostile.repeat(40_000 / hostile.length)))).toBeLessThan(1_000);
});

test('finds a name that is an everyday word only in its exact spelling', () => {
  const notes = { name: 'Notes' };
  expect(read('I take notes.', {}, notes)).toMatchObject({ isMentioned: false });
  expect(read('I take them in Notes.', {}, notes)).toMatchObject({ isMentioned: true });
});

test('on a shared host, only the owner’s path counts as their site', () => {
  const reader = createMentionReader({ name: null, websites: ['https://github.com/acme/tool'] });
  const reads = (content: string) => reader.read({ ...POST, content }).isMentioned;
  expect(reads('GitHub was down: https://github.com/other/tool')).toBe(false);
  expect(reads('See https://github.com/Acme/tool/issues')).toBe(true);
});

test('a link to a subdomain counts as an own link, whatever names the address contains', () => {
  const reader = createMentionReader({ name: null, websites: ['https://app.example/'] });
  const linking = { ...POST, content: 'See https://docs.app.example/start for that.' };
  expect(reader.read(linking)).toMatchObject({ isMentioned: true, ownLinks: 1 });
  expect(reader.read({ ...POST, content: 'I use an app for that.' }).isMentioned).toBe(false);
});

test('finds no mention without a name and a website', () => {
  const reader = createMentionReader({ name: null, websites: [] });
  expect(reader.read({ ...POST, content: 'Acme https://acme.example' })).toMatchObject({
    isMentioned: false,
  });
  expect(reader.label).toBeNull();
});

test('labels the product with its stated name, or else with that of the site', () => {
  expect(createMentionReader({ name: 'Acme Pro', websites: [] }).label).toBe('Acme Pro');
  expect(createMentionReader({ name: null, websites: ['https://acme.example/'] }).label).toBe('Acme');
});

test.each([
  { name: 'Not Boring', websites: [] },
  { name: null, websites: ['https://not-boring.example/'] },
])('recognizes the disclosure of a name that contains a negation: %j', (product) => {
  const reader = createMentionReader(product);
  const content = `Disclosure: ${reader.label!} is my own.`;
  expect(reader.read({ type: 'post', title: 'Ask', content, url: null })).toMatchObject({
    isDisclosed: true,
  });
});
