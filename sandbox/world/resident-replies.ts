import { createWording, fillTemplate } from './fill-template.ts';
import { type Growth, replyAge } from './growth.ts';
import { commentId, residentCommentNumber } from './numbering.ts';
import { createRandom, hash, pick, type Random, hashFraction } from './random.ts';
import { drawResident } from './residents.ts';
import { fillableLines, SMALL_TALK } from './small-talk.ts';
import type { Reply, Thread } from './thread.ts';

const { afterthoughts, answers, byTheAuthor, followUps, tails, toAnything } = SMALL_TALK;

const NESTED = 0.46;
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

/** Each thread uses the lines in its own order, and repeats none until all have been used. */
function pickInTurn(lines: readonly string[], seed: number, round: number): string {
  const step = 1 + 2 * (hash(seed, 'step') % Math.max(1, Math.floor(lines.length / 2)));
  const coprime = lines.length % step === 0 && step > 1 ? 1 : step;
  return lines[(hash(seed, 'start') + round * coprime) % lines.length] ?? '';
}

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

const maybeAppend = (random: Random, line: string, more: readonly string[]): string =>
  random() < 0.55 && !asksSomething(line) ? `${line} ${pick(random, more)}` : line;

type ReplyPlan = Position & {
  readonly index: number;
  /** The number of earlier replies of the same kind in the thread. */
  readonly round: number;
};

function lineFor(thread: Thread, plan: ReplyPlan, above: Reply | undefined, random: Random): string {
  const { seed } = thread.growth;
  if (plan.depth > 0 && above) {
    const lines =
      plan.author === thread.author ? byTheAuthor : asksSomething(above.body) ? answers : followUps;
    const line = pickInTurn(fillableLines(thread.subject, lines), seed, plan.round);
    return thread.subject.key === '' ? line : maybeAppend(random, line, afterthoughts);
  }
  if (!thread.genre) return pickInTurn([...thread.subject.advice, ...toAnything], seed, plan.round);
  const { replies } = thread.genre;
  const { advice } = thread.subject;
  const line = pickInTurn([...replies, ...advice], seed, plan.round);
  return advice.includes(line) ? maybeAppend(random, line, tails) : line;
}

function writeReply(thread: Thread, plan: ReplyPlan, above: Reply | undefined): string {
  const random = createRandom(hash(thread.growth.seed, 'words', plan.index));
  return fillTemplate(createWording(random, thread.subject), lineFor(thread, plan, above, random));
}

/** Every reply that residents will ever write to a thread, in order of arrival. */
export function residentReplies(thread: Thread): readonly Reply[] {
  const positions: Position[] = [];
  const replies: Reply[] = [];
  let top = 0;
  for (let index = 0; index < thread.growth.finalReplies; index += 1) {
    const position = drawPosition(thread, index, positions);
    const above = replies[position.parent];
    const round = position.depth === 0 ? top++ : index;
    const parent = above ? `t1_${above.id}` : `t3_${thread.id}`;
    positions.push(position);
    replies.push(
      new ResidentReply(thread, index, parent, position, () =>
        writeReply(thread, { ...position, index, round }, above),
      ),
    );
  }
  return replies;
}
