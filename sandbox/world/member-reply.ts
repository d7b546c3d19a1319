import type { MemberComment } from '../store/member-comments.ts';
import { fillTemplate } from './fill-template.ts';
import { type Growth, replyAge } from './growth.ts';
import { answerCommentNumber, commentId, memberCommentNumber } from './numbering.ts';
import { createRandom, hash, pick, hashFraction } from './random.ts';
import { drawResident } from './residents.ts';
import { SMALL_TALK } from './small-talk.ts';
import type { Reply, Thread } from './thread.ts';

function growthOf(worldSeed: number, sequence: number, quality: number): Growth {
  const seed = hash(worldSeed, 'member comment', sequence);
  const random = createRandom(seed);
  if (quality < 0.4)
    return { seed, finalVotes: -1 - Math.floor(random() * 3), finalReplies: 0, start: 'early' };
  const finalVotes = Math.round(1 + quality * (2 + random() * 7));
  return {
    seed,
    finalVotes,
    finalReplies: Math.min(4, Math.round(quality * (0.6 + random() * 1.6))),
    start: 'early',
  };
}

export function createMemberReply(worldSeed: number, comment: MemberComment): Reply {
  return {
    id: commentId(memberCommentNumber(comment.sequence)),
    by: 'member',
    threadId: comment.threadId,
    parent: comment.parent,
    author: comment.author,
    createdAt: comment.createdAt,
    editedAt: comment.editedAt,
    body: comment.body,
    growth: growthOf(worldSeed, comment.sequence, comment.quality),
  };
}

function answer(thread: Thread, to: Reply, sequence: number, index: number): Reply {
  const seed = hash(to.growth.seed, 'answer', index);
  const byAuthor = thread.by === 'resident' && hashFraction(seed, 'author') < 0.5;
  const random = createRandom(hash(seed, 'words'));
  const lines = byAuthor ? SMALL_TALK.byTheAuthor : SMALL_TALK.followUps;
  return {
    id: commentId(answerCommentNumber(sequence, index)),
    by: 'resident',
    threadId: thread.id,
    parent: `t1_${to.id}`,
    author: byAuthor ? thread.author : drawResident(seed),
    createdAt: to.createdAt + replyAge(to.growth, index),
    editedAt: null,
    body: fillTemplate(random, pick(random, lines)),
    growth: { seed, finalVotes: seed % 4, finalReplies: 0, start: 'slow' },
  };
}

/** The replies that residents will write to a member's comment. */
export function residentAnswers(thread: Thread, to: Reply, sequence: number): readonly Reply[] {
  return Array.from({ length: to.growth.finalReplies }, (_, index) => answer(thread, to, sequence, index));
}
