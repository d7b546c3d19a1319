import { createCast, fill } from './cast.ts';
import { type Growth, replyAge } from './growth.ts';
import { commentId, residentComment } from './numbering.ts';
import { someResident } from './people/residents.ts';
import { createRandom, hash, pick, share } from './random.ts';
import { ANSWERS, BY_THE_AUTHOR, FOLLOW_UPS, TO_ANYTHING } from './small-talk.ts';
import type { Reply, Thread } from './thread.ts';

const NESTED = 0.46;
const MAX_DEPTH = 14;

interface Place {
  readonly parent: number;
  readonly depth: number;
  readonly author: string;
}

/** Which earlier reply one answers: -1 is the thread itself. People answer what is recent and not too deep. */
const placeOf = (thread: Thread, index: number, earlier: readonly Place[]): Place => {
  const seed = hash(thread.growth.seed, 'place', index);
  const author = someResident(seed);
  if (earlier.length === 0 || share(seed, 'nested') >= NESTED) return { parent: -1, depth: 0, author };
  const back = Math.floor(share(seed, 'back') ** 1.6 * Math.min(earlier.length, 24));
  const parent = earlier.length - 1 - back;
  const above = earlier[parent];
  if (above === undefined || above.depth >= MAX_DEPTH) return { parent: -1, depth: 0, author };
  const byAuthor = thread.by === 'resident' && above.author !== thread.author && share(seed, 'author') < 0.38;
  return { parent, depth: above.depth + 1, author: byAuthor ? thread.author : author };
};

const growthOf = (thread: Thread, index: number, depth: number): Growth => {
  const seed = hash(thread.growth.seed, 'votes', index);
  const best = Math.max(3, thread.growth.finalVotes * 0.6);
  const votes = Math.round(best * share(seed) ** (2 + index / 6) * 0.7 ** depth);
  return {
    seed,
    finalVotes: share(seed, 'disliked') < 0.07 ? -1 - (seed % 5) : votes,
    finalReplies: 0,
    early: false,
  };
};

const asksSomething = (text: string): boolean => text.trimEnd().endsWith('?');

/** Each thread goes through its own order of the lines, so that none comes twice before all were used. */
const turn = (lines: readonly string[], seed: number, round: number): string => {
  const step = 1 + 2 * (hash(seed, 'step') % Math.max(1, Math.floor(lines.length / 2)));
  const coprime = lines.length % step === 0 && step > 1 ? 1 : step;
  return lines[(hash(seed, 'start') + round * coprime) % lines.length] ?? '';
};

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

  constructor(thread: Thread, index: number, parent: string, place: Place, write: () => string) {
    this.id = commentId(residentComment(thread.number, index));
    this.threadId = thread.id;
    this.parent = parent;
    this.author = place.author;
    this.createdAt = thread.createdAt + replyAge(thread.growth, index);
    this.growth = growthOf(thread, index, place.depth);
    this.#write = write;
  }

  get body(): string {
    this.#body ??= this.#write();
    return this.#body;
  }
}

const writeReply = (
  thread: Thread,
  index: number,
  round: number,
  place: Place,
  above: Reply | undefined,
): string => {
  const seed = hash(thread.growth.seed, 'words', index);
  const random = createRandom(seed);
  const cast = createCast(random, thread.subject);
  if (place.depth > 0 && above !== undefined) {
    if (place.author === thread.author) return fill(cast, pick(random, BY_THE_AUTHOR));
    return fill(cast, turn(asksSomething(above.body) ? ANSWERS : FOLLOW_UPS, thread.growth.seed, round));
  }
  if (thread.genre === null) {
    const known = [...thread.subject.advice, ...TO_ANYTHING];
    return fill(cast, turn(thread.subject.key === '' ? TO_ANYTHING : known, thread.growth.seed, round));
  }
  // Past the first dozen a thread runs dry of its own lines, and people talk about what they know.
  const own = round < thread.genre.replies.length ? thread.genre.replies : thread.subject.advice;
  return fill(cast, turn(own, thread.growth.seed, round));
};

/** Every reply that residents will ever write to a thread, in the order they arrive. */
export const residentReplies = (thread: Thread): readonly Reply[] => {
  const places: Place[] = [];
  const replies: Reply[] = [];
  let top = 0;
  for (let index = 0; index < thread.growth.finalReplies; index += 1) {
    const place = placeOf(thread, index, places);
    const above = replies[place.parent];
    const round = place.depth === 0 ? top++ : index;
    const parent = above === undefined ? `t3_${thread.id}` : `t1_${above.id}`;
    places.push(place);
    replies.push(
      new ResidentReply(thread, index, parent, place, () => writeReply(thread, index, round, place, above)),
    );
  }
  return replies;
};
