import { expect, test } from 'vitest';
import { indexWords, parseQuery } from './community-words.ts';
import { rankCommunities } from './rank-communities.ts';

test('indexes words from a community’s name, title, description and posts', () => {
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
])('reads the query %j as the name %j and the words %j', (text, name, stems) => {
  const question = parseQuery(text);
  expect(question.name).toBe(name);
  expect(question.stems.length).toBe(stems.length);
});

test('ranks the exact name first, then prefixes, words and members', () => {
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
  expect(rankCommunities(all, parseQuery('marketing')).map(({ name }) => name)).toEqual([
    'Marketing',
    'marketing_big',
    'MarketingTips',
    'shops',
    'ads',
    'emailmarketing',
    'growth',
  ]);
});
