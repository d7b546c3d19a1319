import type { Community, Flair } from './community.ts';
import { composeThread, type ThreadText } from './compose-thread.ts';
import type { Growth } from './growth.ts';
import { findKind, type Kind } from './kinds.ts';
import { residentThreadNumber, threadId } from './numbering.ts';
import { createRandom, hash, type Random, drawSkewed } from './random.ts';
import { drawResident } from './residents.ts';
import { MONTHLY, type Script } from './scripts.ts';
import { NO_SUBJECT, type Subject } from './subjects.ts';
import type { Thread } from './thread.ts';

function scaleOf(members: number): number {
  if (members < 10_000) return 7;
  if (members < 100_000) return 15;
  return 24 * Math.log10(members / 20_000);
}

const MAX_REPLIES = 240;

function drawGrowth(random: Random, seed: number, community: Community, kind: Kind, least: number): Growth {
  const votes = scaleOf(community.members) * kind.votes * drawSkewed(random, 1.15);
  const replies = Math.round((1.5 + votes ** 0.56) * kind.talk * drawSkewed(random, 0.55));
  const disliked = random() < 0.05;
  return {
    seed,
    finalVotes: disliked ? -Math.ceil(random() * 6) : Math.round(votes),
    finalReplies: Math.min(MAX_REPLIES, Math.max(least, replies)),
    start: 'slow',
  };
}

type Place = { readonly seed: number; readonly community: Community; readonly index: number };

/** A thread by a resident. Its text is composed lazily. */
export class ResidentThread implements Thread {
  readonly number: number;
  readonly id: string;
  readonly by = 'resident';
  readonly community: Community;
  readonly author: string;
  readonly createdAt: number;
  readonly subject: Subject;
  readonly script: Script;
  readonly growth: Growth;
  readonly over18 = false;
  readonly spoiler = false;
  readonly sendReplies = true;
  readonly editedAt: number | null;
  readonly pinned: boolean;
  readonly textSeed: number;
  #text: ThreadText | undefined;

  constructor(
    { seed, community, index }: Place,
    createdAt: number,
    drawn: Community['scripts'][number] | null,
  ) {
    const own = hash(seed, 'thread', community.index, index);
    const random = createRandom(own);
    this.number = residentThreadNumber(community.index, index);
    this.id = threadId(this.number);
    this.community = community;
    this.createdAt = createdAt;
    this.pinned = drawn === null;
    this.author = drawn ? drawResident(own) : `${community.name}-ModTeam`;
    this.script = drawn?.script ?? MONTHLY;
    this.subject = drawn?.subject ?? NO_SUBJECT;
    const { kind, comments = [] } = this.script;
    this.growth = drawGrowth(random, own, community, findKind(kind), comments.length);
    this.editedAt = random() < 0.06 ? createdAt + 1_800_000 : null;
    this.textSeed = hash(own, 'text');
  }

  #read(): ThreadText {
    this.#text ??= composeThread(this);
    return this.#text;
  }

  get title(): string {
    return this.#read().title;
  }

  get body(): string {
    return this.#read().body;
  }

  get url(): string | null {
    return this.#read().url;
  }

  get flair(): Flair | null {
    const { flairs, requirements } = this.community;
    const fitting = flairs.find(({ text }) => findKind(this.script.kind).flairs.includes(text));
    return fitting ?? (requirements.flairRequired ? (flairs[0] ?? null) : null);
  }
}
