import { fillTemplate } from './fill-template.ts';
import { type Growth, replyAge } from './growth.ts';
import { findKind } from './kinds.ts';
import { commentId, residentCommentNumber } from './numbering.ts';
import { createRandom, hash, hashFraction, shuffle } from './random.ts';
import { drawResident } from './residents.ts';
import type { ScriptComment } from './scripts.ts';
import { SMALL_TALK } from './small-talk.ts';
import type { Reply, Thread } from './thread.ts';

const NESTED = 0.4;
const MAX_DEPTH = 14;

type Position = {
  readonly parent: number;
  readonly depth: number;
  readonly author: string;
};

/** Chooses the reply that this one answers, or -1 for the thread. Prefers recent and shallow replies. */
function drawPosition(thread: Thread, index: number, earlier: readonly Position[]): Position {
  const seed = hash(thread.growth.seed, 'place', index);
  const author = drawResident(seed);
  if (earlier.length === 0 || hashFraction(seed, 'nested') >= NESTED) return { parent: -1, depth: 0, author };
  const back = Math.floor(hashFraction(seed, 'back') ** 1.6 * Math.min(earlier.length, 24));
  const parent = earlier.length - 1 - back;
  const above = earlier[parent];
  if (!above || above.depth >= MAX_DEPTH) return { parent: -1, depth: 0, author };
  const byAuthor =
    thread.by === 'resident' && above.author !== thread.author && hashFraction(seed, 'author') < 0.38;
  return { parent, depth: above.depth + 1, author: byAuthor ? thread.author : author };
}

function growthOf(thread: Thread, index: number, depth: number): Growth {
  const seed = hash(thread.growth.seed, 'votes', index);
  const best = Math.max(3, thread.growth.finalVotes * 0.6);
  const votes = Math.round(best * hashFraction(seed) ** (2 + index / 6) * 0.7 ** depth);
  return {
    seed,
    finalVotes: hashFraction(seed, 'disliked') < 0.07 ? -1 - (seed % 5) : votes,
    finalReplies: 0,
    start: 'slow',
  };
}

const asksSomething = (text: string): boolean => text.trimEnd().endsWith('?');

class ResidentReply implements Reply {
  readonly id: string;
  readonly by = 'resident';
  readonly threadId: string;
  readonly parent: string;
  readonly author: string;
  readonly createdAt: number;
  readonly editedAt = null;
  readonly growth: Growth;
  readonly #write: () => string;
  #body: string | undefined;

  constructor(thread: Thread, index: number, parent: string, position: Position, write: () => string) {
    this.id = commentId(residentCommentNumber(thread.number, index));
    this.threadId = thread.id;
    this.parent = parent;
    this.author = position.author;
    this.createdAt = thread.createdAt + replyAge(thread.growth, index);
    this.growth = growthOf(thread, index, position.depth);
    this.#write = write;
  }

  get body(): string {
    this.#body ??= this.#write();
    return this.#body;
  }
}

/** The lines that fit at a place which no hand-written comment takes. */
function fittingLines(thread: Thread, { author }: Position, above: Reply | undefined): readonly string[] {
  const { anything, answers, byTheAuthor, followUps, question } = SMALL_TALK;
  if (above && author === thread.author) return byTheAuthor;
  if (above) return asksSomething(above.body) ? answers : followUps;
  if (thread.script) return [...SMALL_TALK[findKind(thread.script.kind).smallTalk], ...anything];
  return [...thread.subject.remarks, ...(asksSomething(thread.title) ? question : anything)];
}

/** Places a hand-written comment. An answer goes below the comment before it. */
function placeScripted(thread: Thread, comment: ScriptComment, index: number, before?: Position): Position {
  const someone = drawResident(hash(thread.growth.seed, 'place', index));
  if (typeof comment === 'string' || !before) return { parent: -1, depth: 0, author: someone };
  const author = 'author' in comment ? thread.author : someone;
  return { parent: index - 1, depth: before.depth + 1, author };
}

function textOf(comment: ScriptComment): string {
  if (typeof comment === 'string') return comment;
  return 'author' in comment ? comment.author : comment.reply;
}

/** Every reply that residents will ever write to a thread, in order of arrival. The hand-written ones come first. */
export function residentReplies(thread: Thread): readonly Reply[] {
  const positions: Position[] = [];
  const replies: Reply[] = [];
  const { seed, finalReplies } = thread.growth;
  for (let index = 0; index < finalReplies; index += 1) {
    const comment = thread.script?.comments?.[index];
    const position = comment
      ? placeScripted(thread, comment, index, positions.at(-1))
      : drawPosition(thread, index, positions);
    const above = replies[position.parent];
    const write = (): string => {
      const lines = comment ? [textOf(comment)] : shuffle(fittingLines(thread, position, above), seed);
      return fillTemplate(createRandom(hash(seed, 'words', index)), lines[index % lines.length] ?? '');
    };
    const parent = above ? `t1_${above.id}` : `t3_${thread.id}`;
    positions.push(position);
    replies.push(new ResidentReply(thread, index, parent, position, write));
  }
  return replies;
}
