import { type Fate, FATES } from './fates.ts';

const COUNT = 60;
export const ACCOUNTS = 20;
const KINDS = ['post', 'comment', 'post', 'link', 'post'] as const;
/** Fates without a wait of a minute, so that an account's other posts are on time. */
const QUICK: readonly Fate[] = [
  'goes well',
  'is taken, and the answer is lost',
  'fails after it was taken',
  'goes well',
];
const WORDS =
  'amber birch cedar delta ember fjord grove heath inlet juniper kelp larch moss north oak pine'.split(' ');

export type PlannedPost = {
  /** A unique word, part of its title, or of its text if it has no title. */
  name: string;
  type: (typeof KINDS)[number];
  account: number;
  dueInMs: number;
  fate: Fate;
  /** What the author does to the post meanwhile. */
  act: 'nothing' | 'edit' | 'delete';
};

/** Each account has three posts: two due at once, one a little later. */
export const PLANNED: readonly PlannedPost[] = Array.from({ length: COUNT }, (_, at) => {
  const [account, round] = [at % ACCOUNTS, Math.floor(at / ACCOUNTS)];
  return {
    name: `Post-${String(at).padStart(2, '0')}`,
    type: KINDS[at % KINDS.length]!,
    account,
    dueInMs: round === 2 ? 12_000 + account * 500 : 0,
    fate: round === 0 ? FATES[account % FATES.length]! : QUICK[(account + round) % QUICK.length]!,
    act: at % 6 === 4 ? 'edit' : at % 12 === 9 ? 'delete' : 'nothing',
  };
});

export const findName = (words: string): string | undefined => /Post-\d\d/.exec(words)?.[0];

/** A text that resembles no other. */
const textOf = ({ name }: PlannedPost, version: number): string =>
  Array.from({ length: 24 }, (_, at) => {
    const number = Number(name.slice(5)) * 31 + at * (7 + version * 4) + version;
    return `${WORDS[number % WORDS.length]}${number}`;
  }).join(' ');

const headOf = ({ name, fate }: PlannedPost) => `${name} ${fate}`;

export const buildContent = (post: PlannedPost, version = 0): string =>
  post.type === 'comment' ? `${headOf(post)}: ${textOf(post, version)}` : textOf(post, version);

/** The body of the request that creates the post. */
export const buildBody = (post: PlannedPost, thread: string) => ({
  type: post.type,
  content: buildContent(post),
  subreddit: 'webdev',
  ...(post.type === 'comment' ? { parentUrl: thread } : { title: headOf(post) }),
  ...(post.type === 'link' && { url: `https://example.com/${post.name}` }),
});
