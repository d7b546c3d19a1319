import { expect, test } from 'vitest';
import { checkRequirements } from './check-requirements.ts';
import { NO_REQUIREMENTS, type PostRequirements } from './post-requirements.ts';

type Content = Parameters<typeof checkRequirements>[0];
type Differs = Omit<Partial<PostRequirements>, 'title' | 'body'> & {
  title?: Partial<PostRequirements['title']>;
  body?: Partial<PostRequirements['body']>;
};

const POST: Content = {
  type: 'post',
  title: 'How early do you remind?',
  content: 'I wait a week.',
  url: null,
  flair: null,
};
const LINK: Content = { ...POST, type: 'link', content: '', url: 'https://blog.notes.example/late' };
const COMMENT: Content = { ...POST, type: 'comment', title: null };

const faultsOf = (post: Content, { title, body, ...others }: Differs) =>
  checkRequirements(post, {
    ...NO_REQUIREMENTS,
    ...others,
    title: { ...NO_REQUIREMENTS.title, ...title },
    body: { ...NO_REQUIREMENTS.body, ...body },
  }).map(({ message }) => message);

const FLAIR = 'every post needs a flair.';

test.each<[sentence: string, post: Content, asks: Differs, faults: string[]]>([
  ['a community that asks nothing takes anything', POST, {}, []],

  ['a title of the least length is enough', POST, { title: { minLength: 24 } }, []],
  [
    'a shorter one isn’t',
    POST,
    { title: { minLength: 25 } },
    ['the title needs at least 25 characters; it has 24.'],
  ],
  ['a title of the greatest length fits', POST, { title: { maxLength: 24 } }, []],
  [
    'a longer one doesn’t',
    POST,
    { title: { maxLength: 23 } },
    ['the title has at most 23 characters; this one has 24.'],
  ],
  [
    'a missing title has no characters',
    { ...POST, title: null },
    { title: { minLength: 1 } },
    ['the title needs at least 1 characters; it has 0.'],
  ],
  ['one of the required words is enough, in any case', POST, { title: { required: ['[Q]', 'HOW'] } }, []],
  [
    'none of them is too few',
    POST,
    { title: { required: ['[Q]', 'Why'] } },
    ['the title needs one of: “[Q]”, “Why”.'],
  ],
  [
    'every banned word that occurs is named',
    POST,
    { title: { blacklisted: ['Early', 'late', 'remind'] } },
    ['the title may not contain “Early”, “remind”.'],
  ],
  ['an empty word bans nothing', POST, { title: { blacklisted: [''] } }, []],
  ['a title that matches the pattern passes', POST, { title: { patterns: ['^How '] } }, []],
  [
    'a title that breaks the only pattern is refused, with the form that it has to have',
    POST,
    { title: { patterns: ['^\\[(Q|Discussion|Solved)\\]'] } },
    ['the title has to begin with [Q], [Discussion] or [Solved].'],
  ],
  [
    'a title that matches one of several patterns passes',
    POST,
    { title: { patterns: ['^\\[Q\\]', '\\?$'] } },
    [],
  ],
  [
    'a title that breaks them all is refused',
    POST,
    { title: { patterns: ['^\\[Q\\]', '!$'] } },
    ['the title has to begin with [Q], or end with “!”.'],
  ],
  ['a pattern that cannot be tried refuses nobody', POST, { title: { patterns: ['^(a)\\1'] } }, []],
  ['so many patterns are not tried', POST, { title: { patterns: Array(11).fill('^x') } }, []],

  ['a text of the least length is enough', POST, { body: { minLength: 14 } }, []],
  [
    'a shorter text isn’t',
    POST,
    { body: { minLength: 15 } },
    ['the text needs at least 15 characters; it has 14.'],
  ],
  [
    'a text that breaks the pattern is refused',
    POST,
    { body: { patterns: ['^\\d'] } },
    ['the text has to fit the pattern “^\\d”.'],
  ],
  [
    'a banned word in the text is refused',
    POST,
    { body: { blacklisted: ['WEEK'] } },
    ['the text may not contain “WEEK”.'],
  ],
  [
    'a text where none is allowed is refused',
    POST,
    { body: { policy: 'notAllowed' } },
    ['posts have a title and no text.'],
  ],
  [
    'then nothing else is asked of it',
    POST,
    { body: { policy: 'notAllowed', minLength: 99 } },
    ['posts have a title and no text.'],
  ],
  [
    'a missing text satisfies that',
    { ...POST, content: ' ' },
    { body: { policy: 'notAllowed', minLength: 99 } },
    [],
  ],
  [
    'a missing text where one is required is refused',
    { ...POST, content: ' \n' },
    { body: { policy: 'required' } },
    ['every post needs a text.'],
  ],

  [
    'a link to a blocked domain is refused',
    LINK,
    { linkPolicy: 'blacklist', domainBlacklist: ['notes.example'] },
    ['links to blog.notes.example aren’t accepted.'],
  ],
  [
    'the text of a link post is not sent, so nothing is asked of it',
    LINK,
    { body: { policy: 'required', minLength: 9 } },
    [],
  ],
  ['what is no address is left to the platform', { ...LINK, url: 'notes' }, { linkPolicy: 'whitelist' }, []],
  ['a post without a link passes any list of domains', POST, { linkPolicy: 'whitelist' }, []],

  ['a required text that is there passes', POST, { body: { policy: 'required' } }, []],
  ['a flair that is required has to be chosen', POST, { flairRequired: true }, [FLAIR]],
  ['and is enough', { ...POST, flair: 'Show' }, { flairRequired: true }, []],
  [
    'nothing of all this is asked of a comment',
    COMMENT,
    { title: { minLength: 9 }, body: { minLength: 99 }, flairRequired: true },
    [],
  ],
  [
    'all faults are told at once: title, text, flair',
    POST,
    { title: { patterns: ['^\\d'] }, body: { policy: 'notAllowed' }, flairRequired: true },
    ['the title has to fit the pattern “^\\d”.', 'posts have a title and no text.', FLAIR],
  ],
])('%s', (_sentence, post, asks, faults) => {
  expect(faultsOf(post, asks)).toEqual(faults);
});

test('each fault says what it is about', () => {
  const asks = { ...NO_REQUIREMENTS, linkPolicy: 'whitelist' as const, flairRequired: true };
  const title = { ...NO_REQUIREMENTS.title, required: ['[Q]'] };
  expect(checkRequirements(LINK, { ...asks, title }).map(({ about }) => about)).toEqual([
    'title',
    'link',
    'flair',
  ]);
});
