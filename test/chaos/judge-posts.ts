import type { Post } from '#contract/posts.ts';
import { findName, PLANNED } from './planned-posts.ts';

export type Thing = { name: string; title?: string; text: string; createdAt: string; deleted: boolean };
type OwnPost = Pick<Post, 'title' | 'content' | 'phase' | 'permalink' | 'problem'>;

type Fault = 'lost' | 'doubled' | 'stuck' | 'reported' | 'early' | 'unreported' | 'otherLink' | 'otherText';
export type Judgement = Record<Fault, string[]>;

const AT_REST = new Set(['published', 'needs_you', 'failed']);
const nameOf = ({ title, text }: { title?: string | null; text: string }) =>
  findName(title ?? text) ?? findName(text);

/** Problems that warn the author that the post may already be live. */
const MAY_BE_THERE = new Set(['OUTCOME_UNKNOWN', 'RESTORED', 'EARLIER_TEXT']);
const isUnreported = ({ phase, problem }: OwnPost) =>
  phase === 'failed' || (phase === 'needs_you' && !MAY_BE_THERE.has(problem?.code ?? ''));

/** The outcome of each planned post, from the platform's contents and what the author sees. */
export function judgePosts(things: readonly Thing[], posts: readonly OwnPost[], dueAt: number): Judgement {
  const judgement: Judgement = {
    lost: [],
    doubled: [],
    stuck: [],
    reported: [],
    early: [],
    unreported: [],
    otherLink: [],
    otherText: [],
  };
  for (const { name, act, type, dueInMs } of PLANNED) {
    const there = things.filter((thing) => !thing.deleted && nameOf(thing) === name);
    const post = posts.find(({ title, content }) => nameOf({ title, text: content }) === name);
    if (there.length > 1) judgement.doubled.push(name);
    if (there.some(({ createdAt }) => Date.parse(createdAt) < Math.floor((dueAt + dueInMs) / 1_000) * 1_000))
      judgement.early.push(name);
    if (post && !AT_REST.has(post.phase)) judgement.stuck.push(`${name} ${post.phase}`);
    if (post && post.phase !== 'published' && AT_REST.has(post.phase))
      judgement.reported.push(`${name} ${post.problem?.code}`);
    if (post && isUnreported(post) && there.length > 0) judgement.unreported.push(`${name} ${post.phase}`);
    if (!post && act !== 'delete') judgement.lost.push(name);
    if (post?.phase !== 'published') continue;
    const [thing] = there;
    if (!thing) {
      judgement.lost.push(name);
      continue;
    }
    if (!post.permalink?.includes(`/${thing.name.slice(3)}/`)) judgement.otherLink.push(name);
    if (type !== 'link' && thing.text !== post.content) judgement.otherText.push(name);
  }
  return judgement;
}

/** One line per run, so that many runs can be compared. */
export function reportRun({ reported, lost, doubled, stuck }: Judgement, more: string): void {
  const counts =
    `${process.env['TEST_DATABASE']}: ${lost.length} lost, ${doubled.length} doubled, ` +
    `${stuck.length} stuck, ${reported.length} reported`;
  console.log(`${counts}; ${more}${reported.map((each) => `; reported ${each}`).join('')}`);
}
