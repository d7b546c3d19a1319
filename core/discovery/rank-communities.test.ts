import { expect, test } from 'vitest';
import { indexWords, readQuestion } from './community-words.ts';
import { rankCommunities } from './rank-communities.ts';

test('the words of a community are found in its name, title, description and posts', () => {
  const about = { name: 'SmallBusiness_tips2', title: 'Tips for shops', description: 'Shops and AI' };
  const words = indexWords(about, new Map([['invoic', 'invoices']]));
  expect(words.map(({ word, place }) => `${word} ${place}`)).toEqual([
    'small 0',
    'business 0',
    'tips 0',
    'shops 1',
    'ai 2',
    'invoices 3',
  ]);
});

test.each([
  ['r/SaaS', 'saas', ['saa']],
  ['Content marketing', 'contentmarketing', ['content', 'market']],
  ['the', 'the', []],
  ['  ', '', []],
  ['émigrés!', 'migrs', ['émigr']],
])('the question %j is the name %j and the words %j', (text, name, stems) => {
  const question = readQuestion(text);
  expect(question.name).toBe(name);
  expect(question.stems.length).toBe(stems.length);
});

test('the exact name comes first, then prefixes, then words, then members', () => {
  const community = (name: string, members: number, ...places: number[]) => ({ name, members, places });
  const all = [
    community('growth', 9_000_000),
    community('emailmarketing', 50, 2),
    community('marketing_big', 20),
    community('MarketingTips', 10),
    community('Marketing', 5),
    community('shops', 8, 1),
    community('ads', 900, 2),
  ];
  expect(rankCommunities(all, readQuestion('marketing')).map(({ name }) => name)).toEqual([
    'Marketing',
    'marketing_big',
    'MarketingTips',
    'shops',
    'ads',
    'emailmarketing',
    'growth',
  ]);
});
