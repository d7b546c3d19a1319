import type { MemberPost } from '../store/member-posts.ts';
import { findCommunity } from './communities.ts';
import type { Community } from './community.ts';
import type { Growth } from './growth.ts';
import { guessSubject } from './judge-text.ts';
import { memberThreadNumber, threadId } from './numbering.ts';
import { createRandom, hash, drawSkewed } from './random.ts';
import type { Thread } from './thread.ts';

const DISLIKED_BELOW = 0.4;

const audienceOf = (members: number): number => (members < 10_000 ? 6 : members < 100_000 ? 12 : 22);

type Start = 'early' | 'quick';

function growthOf(
  worldSeed: number,
  community: Community,
  { sequence, quality }: MemberPost,
  start: Start,
): Growth {
  const seed = hash(worldSeed, 'member post', sequence);
  const random = createRandom(seed);
  if (quality < DISLIKED_BELOW) return { seed, finalVotes: -Math.ceil(random() * 4), finalReplies: 2, start };
  const finalVotes = Math.round(4 + audienceOf(community.members) * quality * drawSkewed(random, 0.4));
  return {
    seed,
    finalVotes,
    finalReplies: Math.max(4, Math.round(2 + finalVotes ** 0.6 * quality)),
    start,
  };
}

export function createMemberThread(worldSeed: number, post: MemberPost, start: Start): Thread | undefined {
  const community = findCommunity(post.community);
  if (!community) return undefined;
  const number = memberThreadNumber(post.sequence);
  const template = community.flairs.find(({ id }) => id === post.flairId);
  const text = post.flairText ?? template?.text;
  return {
    number,
    id: threadId(number),
    by: 'member',
    community,
    author: post.author,
    createdAt: post.createdAt,
    title: post.title,
    body: post.body,
    url: post.url,
    flair: text ? { id: post.flairId ?? '', text, editable: template?.editable ?? false } : null,
    over18: post.over18,
    spoiler: post.spoiler,
    sendReplies: post.sendReplies,
    editedAt: post.editedAt,
    pinned: false,
    subject: guessSubject(community, `${post.title}\n${post.body}`),
    script: null,
    growth: growthOf(worldSeed, community, post, start),
  };
}
