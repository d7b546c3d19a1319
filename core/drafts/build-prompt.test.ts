import { expect, test } from 'vitest';
import { buildPrompt, HOUSE_STYLE } from './build-prompt.ts';
import { dataMarker } from './quote-data.ts';
import { TASKS } from './tasks.ts';
import { makeRequest, makeRules } from './testing/make-request.ts';

type Differs = Parameters<typeof makeRequest>[0];
const promptFor = (differs: Differs = {}) => buildPrompt(makeRequest(differs), 'Write.');
const comments = (count: number, body = 'Same here') =>
  Array.from({ length: count }, (_, at) => ({ author: 'other', body: `${body} ${at}.` }));
const THREAD = { title: 'Late again', body: 'We wait.', author: 'resident', permalink: '/r/x/comments/1' };

test.each<[string, Differs, string]>([
  ['where it goes', {}, 'Community: r/saas.'],
  [
    'a mention, once and late',
    { ctaStyle: 'subtle' },
    'Mention Billwren – invoices that chase themselves at most once',
  ],
  [
    'the product as its author calls it',
    { facts: { product: 'Wren', about: [] } },
    'Mention Wren at most once',
  ],
  ['silence', { ctaStyle: 'none' }, 'Do not mention the product, its company or its website. No links.'],
  ['the one link', { ctaStyle: 'direct' }, 'and give exactly one link: https://billwren.example/.'],
  ['the angle', { angle: 'checklist' }, 'Give a short checklist that others can use.'],
  [
    'the usual length',
    { habits: { bodyLength: 640, questionTitles: null, flairs: [] } },
    'about 640 characters',
  ],
  ['usual titles', { habits: { bodyLength: null, questionTitles: 0.625, flairs: [] } }, '63 of 100 titles'],
  ['tags', { rules: makeRules({ titleTags: ['[Q]', '[A]'] }) }, 'The title begins with one of: [Q] [A]'],
  ['how long it may be', { task: 'comment' }, 'Text: at most 4000 characters, Markdown.'],
  ['that no facts are known', {}, 'FACTS\nNone are known.'],
])('a prompt says %s', (_what, differs, words) => {
  expect(promptFor(differs)).toContain(words);
});

test.each<[string, Differs, string]>([
  ['no angle for a comment', { task: 'comment', angle: 'checklist' }, 'checklist'],
  ['no link without a page', { ctaStyle: 'direct', website: null }, 'exactly one link'],
  ['no website where there is none', { website: null }, 'WEBSITE'],
  ['no thread where there is none', {}, 'THREAD'],
  ['no rules where none were read', { rules: makeRules() }, 'RULES'],
  ['no wish where there is none', {}, 'WISH'],
])('a prompt says %s', (_what, differs, words) => {
  expect(promptFor(differs)).not.toContain(words);
});

test('the comment to answer is told apart from those around it', () => {
  const answered = { author: 'ben', body: 'Per month or per year?' };
  const prompt = promptFor({ thread: { ...THREAD, comments: [answered, ...comments(1)], answered } });
  expect(prompt).toMatch(
    /Answer this comment of the thread and nobody else: <<\w+ COMMENT TO ANSWER\nPer month or per year\?\n/,
  );
  expect(prompt.split('Per month or per year?')).toHaveLength(2);
});

test('all that strangers and the author wrote stands between markers', () => {
  const prompt = promptFor({
    thread: { ...THREAD, comments: comments(1) },
    facts: { product: null, about: ['I sell soap.'] },
    rules: makeRules({ sourceText: ['Be kind.'] }),
    customPrompt: 'Make it rhyme.',
  });
  const marker = dataMarker('seedHow do you get clients to pay on time?');
  const quoted = [...prompt.matchAll(new RegExp(`<<${marker} (.+)\\n([^]*?)\\n${marker}>>`, 'g'))];
  expect(quoted.map(([, label]) => label)).toEqual([
    'TOPIC',
    'RULES OF THE COMMUNITY',
    'FACTS',
    'WEBSITE OF THE AUTHOR',
    'THREAD',
    'COMMENT',
    'WISH',
  ]);
  const outside = quoted.reduce((rest, [whole]) => rest.replace(whole, ''), prompt);
  for (const words of ['clients', 'kind', 'soap', 'Reminders', 'Late again', 'Same here', 'rhyme'])
    expect(outside).not.toContain(words);
});

test('of long material the beginning is given, and of comments the first twelve', () => {
  const thread = { ...THREAD, body: 'word '.repeat(5_000), comments: comments(30, 'x'.repeat(2_000)) };
  const prompt = promptFor({ thread, customPrompt: 'wish '.repeat(2_000) });
  expect(prompt.split(' COMMENT\n')).toHaveLength(13);
  expect(prompt.length).toBeLessThan(6_000 + 12 * 850 + 1_000 + 3_000);
});

test('every kind of text has a job of its own and the style of the house, and only posts have titles', () => {
  const jobs = Object.values(TASKS).map((task) => task.buildPrompt(makeRequest()).split('\n\n')[0]);
  expect(new Set(jobs).size).toBe(4);
  for (const { system } of Object.values(TASKS)) expect(system).toBe(HOUSE_STYLE);
  const answer = { title: 'Late payers', content: 'What do you do?' };
  for (const [name, task] of Object.entries(TASKS)) {
    const title = name === 'post' || name === 'link' ? 'Late payers' : null;
    expect(task.parse(JSON.stringify(answer))).toEqual({ ...answer, title });
    expect(task.schema.parse(answer)).toEqual({ ...answer, title });
    expect(task.schema.safeParse({ title: 'Late payers' }).success).toBe(false);
  }
});

const LONG = 'zq '.repeat(10_000);
const REWRITTEN = { way: 'ownVoice', draft: { title: null, content: 'x' }, own: [], voice: [] } as const;
const PAGE = { url: 'https://billwren.example/', title: '', description: '', headings: [], text: LONG };

test.each<[string, Differs, number]>([
  ['a page', { website: PAGE }, 6_000],
  ['an earlier post', { variant: { ...REWRITTEN, voice: [LONG] } }, 2_000],
  ['a draft', { variant: { ...REWRITTEN, draft: { title: null, content: LONG } } }, 9_500],
])('no more of %s is sent than there is room for', (_, differs, most) => {
  const sent = promptFor(differs).split('zq').length - 1;
  expect(sent).toBeGreaterThan(500);
  expect(sent * 3).toBeLessThan(most + 10);
});
