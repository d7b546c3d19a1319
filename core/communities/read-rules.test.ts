import { expect, test } from 'vitest';
import { describeRules } from './describe-rules.ts';
import { readRules } from './read-rules.ts';

const read = (name: string, text = '') => readRules([{ name, text }], null);

test.each([
  ['No AI-written text', 'Posts written by a language model are removed.'],
  ['No ChatGPT', ''],
  ['Human content only', 'LLM output is not allowed here.'],
])('%s: text by AI is banned', (name, text) => {
  expect(read(name, text)).toMatchObject({ aiTextBan: true, because: { aiTextBan: text || name } });
});

test.each([
  ['AI-assisted text is fine', 'You may write with the help of AI, if you have read what you post.'],
  ['AI is a tool', 'AI-assisted posts are welcome if you stand behind every sentence.'],
  ['Be kind', 'Insults are removed.'],
])('%s: text by AI is not banned', (name, text) => {
  expect(read(name, text).aiTextBan).toBe(false);
});

test('a rule that asks for a tag on AI text yields the tag', () => {
  const rules = read(
    'Tag AI-assisted posts',
    'If a model wrote it, begin the title with [AI]. Untagged ones are removed.',
  );
  expect(rules).toMatchObject({ aiTextBan: false, titleTags: ['[AI]'] });
});

test.each([
  ['No self-promotion', 'Do not advertise your product. There is no exception day.'],
  ['No paid products', 'Nothing that asks for money.'],
  ['No advertising', ''],
])('%s: promotion is banned', (name, text) => {
  expect(read(name, text)).toMatchObject({ promotionBan: true, promotionLimits: [] });
});

test.each([
  ['Showcase Saturday', 'Promotion of your own sites is allowed on Saturdays only.'],
  ['Nine to one', 'At most one in ten of your contributions may be about your own work.'],
  [
    'Say who you are',
    'Mentioning your own product is fine where it answers the question, if you say that it is yours.',
  ],
  ['Monthly thread', 'Pitches of your own startup go into the pinned thread of the month, nowhere else.'],
])('%s: promotion is limited, not banned', (name, text) => {
  expect(read(name, text)).toMatchObject({ promotionBan: false, promotionLimits: [text] });
});

test.each([
  ['No links', '', true],
  ['Links are not allowed', 'Describe it in words.', true],
  ['No drive-by links', 'A comment that is only a link is removed.', false],
  ['Sources', 'Give links to your sources.', false],
])('%s %s: links banned is %s', (name, text, banned) => {
  expect(read(name, text).linkBan).toBe(banned);
});

test('findings list bans before conditions, each with the rule’s own words', () => {
  const rules = readRules(
    [
      { name: 'Showcase Saturday', text: 'Promotion is allowed on Saturdays only.' },
      { name: 'No AI-written text', text: 'Texts by a language model are removed.' },
    ],
    null,
  );
  expect(describeRules(rules)).toEqual([
    {
      severity: 'stop',
      text: 'Text written with AI is not taken.',
      because: 'Texts by a language model are removed.',
    },
    {
      severity: 'care',
      text: 'Promotion has its conditions.',
      because: 'Promotion is allowed on Saturdays only.',
    },
  ]);
});
