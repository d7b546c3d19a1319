import { expect, test } from 'vitest';
import { findCommunityNames } from './find-community-names.ts';
import { readCommunityName } from './read-community-name.ts';

test.each([
  ['webdev', 'webdev'],
  ['r/webdev', 'webdev'],
  ['/r/WebDev/', 'WebDev'],
  ['mock-webdev', 'webdev'],
  ['sandbox:webdev', 'webdev'],
  ['api:web_dev2', 'web_dev2'],
  ['https://www.reddit.com/r/webdev/comments/1/', 'webdev'],
  ['http://127.0.0.1:3001/r/saas/', 'saas'],
  ['  saas ', 'saas'],
  ['', null],
  ['a', null],
  ['two words', null],
  ['x'.repeat(22), null],
  ['https://example.com/webdev', null],
  ['../../etc', null],
  ['r/all', null],
])('reads %j as %j', (text, name) => expect(readCommunityName(text)).toBe(name));

const GUMMY =
  'Subreddit,Subscribers,Description\nr/SaaS,"120,000","See r/startups, too"\nMicroSaaS,900,x\nsaas,1,\n';
const MULTI = JSON.stringify({
  kind: 'LabeledMulti',
  data: { name: 'my_multi', subreddits: [{ name: 'webdev' }, { name: 'reactjs' }] },
});

test.each([
  ['a list of lines', 'webdev\nreactjs\n\nWebDev', ['webdev', 'reactjs']],
  ['a list with commas', 'webdev, r/reactjs ; saas', ['webdev', 'reactjs', 'saas']],
  ['a bulleted list', '- webdev\n* reactjs\n• saas', ['webdev', 'reactjs', 'saas']],
  ['prose', 'We like r/webdev and (r/SaaS), but not for/ever.', ['webdev', 'SaaS']],
  ['prose with Reddit-wide listings', 'It was on r/all and r/popular, from r/saas.', ['saas']],
  ['prose without names', 'Nothing in here names a community.', []],
  ['links', 'https://www.reddit.com/r/webdev/\nhttps://old.reddit.com/r/saas', ['webdev', 'saas']],
  ['a multireddit link', 'https://www.reddit.com/r/webdev+reactjs+saas', ['webdev', 'reactjs', 'saas']],
  ['a CSV with a column of names, ignoring the other columns', GUMMY, ['SaaS', 'MicroSaaS']],
  ['a CSV with semicolons', 'name;members\nwebdev;5\n', ['webdev']],
  ['a multireddit export', MULTI, ['webdev', 'reactjs']],
  ['a JSON list', '["webdev", {"display_name": "saas"}, 5]', ['webdev', 'saas']],
  ['broken JSON', '{"subreddits": [{"name": "webdev"', []],
  ['an empty text', '', []],
])('finds the names in %s', (_what, text, names) => expect(findCommunityNames(text)).toEqual(names));

test.each(['r/', 'r/ab+', '"', '- ', '[{'])('reads a huge text of %j quickly', (part) => {
  expect(findCommunityNames(part.repeat(200_000)).length).toBeLessThan(2);
});
