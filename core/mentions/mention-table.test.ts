import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { createMentionReader } from './read-mentions.ts';

const readerOf = (name: string | null, ...websites: string[]) => {
  const reader = createMentionReader({ name, websites });
  return (content: string) => reader.read({ type: 'post', title: 'How early?', content, url: null });
};
const acme = readerOf('Acme', 'https://acme.example/');

test.each([
  '**A**cme keeps count.',
  'I use Ac_me_ for that.',
  'A~~c~~me is what I use.',
  'A^cme is what I use.',
  'A^(cme) is what I use.',
  '[A](https://a.example)[cme](https://b.example) is what I use.',
  '__Acme__ is what I use.',
  'I use `Ac`me for that.',
  'I use Ac\\me for that.',
  '*A\u200bc*me is what I use.',
  'I use **А**сме for that.',
  '[this](//acme.example/x) is what I use.',
  '[this](//docs.acme.example) is what I use.',
  '[this][1] is what I use.\n\n[1]: //acme.example/x',
  'It is at асме.example today.',
])('“%s” mentions Acme', (content) => {
  expect(acme(content)).toMatchObject({ isMentioned: true });
});

test.each([
  'I use ac*hoc*me rules.',
  'pac_me_n is a game.',
  '[A](https://a.example) [b](https://b.example) cme',
  'A * c * me',
  'snake_acmeist_case',
  'See //other.example/ for that.',
])('“%s” does not mention Acme', (content) => {
  expect(acme(content)).toMatchObject({ isMentioned: false });
});

test.each([
  ['AcmeTool', 'I use Acme Tool for that.'],
  ['AcmeTool', 'i use acme tool for that'],
  ['AcmeTool', 'I use ACMETOOL for that.'],
  ['AcmeTool', 'I use acme-tool for that.'],
  ['Acme Tool', 'I use AcmeTool for that.'],
  ['Acme-Tool', 'I use acmetool for that.'],
  ['OneNote', 'I keep it in onenote.'],
  ['OneNote', 'I keep it in One Note.'],
  ['C++', 'It is written in C++ and fast.'],
  ['C#', 'It is written in c# and fast.'],
  ['.NET', 'It runs on .NET and is fast.'],
  ['X', 'I built X for that.'],
  ['🦄', 'I use 🦄 for that.'],
  ['Notion', 'I keep it in Notion.'],
  ['Notion', 'The notion app has it.'],
  ['Notion', 'It is a tool called notion.'],
  ['Notion', 'It is at notion.so today.'],
  ['Notion', '**No**tion has it.'],
  ['Notion', 'I keep it in Nоtion, as many do.'],
  ['notion', 'I keep it in Notion.'],
  ['Linear', 'We moved to Linear in May.'],
  ['Linear', 'Does the linear api have that?'],
  ['Loop', 'Loop’s pricing is fair.'],
  ['Loop', 'Our tool loop does it.'],
  ['Slack', 'Ask in Slack.'],
  ['Help Scout', 'We answer in helpscout.'],
])('finds the product %s in “%s”', (name, content) => {
  expect(readerOf(name)(content)).toMatchObject({ isMentioned: true });
});

test.each<[string | null, string, ...string[]]>([
  ['Notion', 'I have no notion of it.'],
  ['notion', 'I have no notion of it.'],
  ['Linear', 'It is a linear function.'],
  ['Linear', 'Growth is linear.'],
  ['Loop', 'A for loop does it.'],
  ['loop', 'Keep me in the loop.'],
  ['Loop', 'We use a loop tool of our own.'],
  ['Slack', 'Cut me some slack.'],
  ['Buffer', 'Leave a buffer of a week.'],
  ['Ghost', 'Clients ghost me.'],
  ['Stripe', 'It has a stripe of colour.'],
  ['Remind', 'I remind them weekly.'],
  ['Notes', 'I use a notes app.'],
  ['OneNote', 'One more thing, and one note: it is late.'],
  ['LinkedIn', 'I linked in my reply to it.'],
  ['C++', 'Vitamin C is enough.'],
  ['C', 'Plan C is enough.'],
  ['.NET', 'My net income fell.'],
  ['.NET', 'It is at example.net today.'],
  ['X', 'X marks the place, and x is a number.'],
  ['X', 'I built a shed.'],
  ['Go', 'They go there, and let go.'],
  ['AcmeTool', 'The acme of a tool is use.'],
  [null, 'It is a linear function.', 'https://linear.example/'],
  [null, 'It is my tool for that.', 'https://my-tool.example/'],
])('does not find the product %s in “%s”', (name, content, ...websites) => {
  expect(readerOf(name, ...websites)(content)).toMatchObject({ isMentioned: false });
});

test('recognizes a link without a scheme or with any scheme, but not one that starts with “//”', () => {
  const links = (content: string) => acme(content).links;
  expect(['[x](//evil.example)', '[x](ftp://evil.example)', '[x]: //evil.example/a'].map(links)).toEqual([
    1, 1, 1,
  ]);
  expect(['either//or', '// a comment', '`[x](//evil.example)`'].map(links)).toEqual([0, 0, 0]);
});

test('searches quickly for an everyday name in any context', () => {
  const read = readerOf('One Note', 'https://my-tool.example/');
  for (const hostile of ['one ', 'one note ', '[one](', '^(one', '*_', '[', '](//', 'a one note app '])
    expect(measureCpuMs(() => read(hostile.repeat(40_000 / hostile.length)))).toBeLessThan(1_000);
});
