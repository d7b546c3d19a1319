import type { Input } from '#contract/endpoint.ts';
import type { createPost } from '#contract/posts.ts';
import type { Chance } from '../chance.ts';
import { type Plan, pick } from './plan.ts';

type Words = Pick<Input<typeof createPost>, 'type' | 'content' | 'subreddit' | 'title' | 'url' | 'parentUrl'>;

const SITE = { api: 'https://www.reddit.com', sandbox: 'http://127.0.0.1:3001' };
const COMMUNITIES = ['webdev', 'saas', 'Startups'];
const TITLES = ['One title', 'A  title with   gaps', 'What do you use?', 'Tab\there'];

/** Draws a post, link or comment. There are few different texts, so that many are equal. */
export function drawPost(chance: Chance, plan: Plan): Words {
  const subreddit = pick(chance, COMMUNITIES);
  const type = pick(chance, ['post', 'post', 'post', 'link', 'comment'] as const);
  const number = chance.between(1, 6);
  const content = `What ${subreddit} says ${number}${chance.percent(20) ? '\r\n' : '\n'}and number ${number}`;
  if (type === 'comment') {
    const thread = `thread${chance.between(1, 2)}`;
    return { type, content, subreddit, parentUrl: `${SITE[plan.mode]}/r/${subreddit}/comments/${thread}/x/` };
  }
  const title = pick(chance, TITLES);
  return type === 'link'
    ? { type, content, subreddit, title, url: `https://example.com/${number}` }
    : { type, content, subreddit, title };
}
