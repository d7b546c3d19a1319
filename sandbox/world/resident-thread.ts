import { COMMUNITIES } from './communities.ts';
import type { Community, Flair } from './community.ts';
import { composeThread, type ThreadText } from './compose-thread.ts';
import { drawGenre, findGenre, type Genre } from './genres.ts';
import type { Growth } from './growth.ts';
import { residentThreadNumber, threadId } from './numbering.ts';
import { createRandom, hash, pick, type Random, drawSkewed } from './random.ts';
import { drawResident } from './residents.ts';
import type { Subject } from './subjects.ts';
import type { Thread } from './thread.ts';

const MONTHLY = findGenre('monthly');

function scaleOf(members: number): number {
  if (members < 10_000) return 7;
  if (members < 100_000) return 15;
  return 24 * Math.log10(members / 20_000);
}

const MAX_REPLIES = 420;

function drawGrowth(random: Random, seed: number, community: Community, genre: Genre): Growth {
  const votes = scaleOf(community.members) * genre.votes * drawSkewed(random, 1.15);
  const replies = Math.round((1.5 + votes ** 0.56) * genre.talk * drawSkewed(random, 0.55));
  const disliked = random() < 0.05;
  return {
    seed,
    finalVotes: disliked ? -Math.ceil(random() * 6) : Math.round(votes),
    finalReplies: Math.min(MAX_REPLIES, replies),
    start: 'slow',
  };
}

/** A generated thread. Its text is composed lazily. */
export class ResidentThread implements Thread {
  readonly number: number;
  readonly id: string;
  readonly by = 'resident';
  readonly community: Community;
  readonly author: string;
  readonly createdAt: number;
  readonly subject: Subject;
  readonly genre: Genre;
  readonly growth: Growth;
  readonly over18 = false;
  readonly spoiler = false;
  readonly sendReplies = true;
  readonly editedAt: number | null;
  readonly pinned: boolean;
  readonly textSeed: number;
  #text: ThreadText | undefined;

  constructor(seed: number, communityIndex: number, index: number, createdAt: number, pinned = false) {
    const community = COMMUNITIES[communityIndex];
    if (!community) throw new Error(`no community ${communityIndex}`);
    const own = hash(seed, 'thread', communityIndex, index);
    const random = createRandom(own);
    this.number = residentThreadNumber(communityIndex, index);
    this.id = threadId(this.number);
    this.community = community;
    this.createdAt = createdAt;
    this.pinned = pinned;
    this.author = pinned ? `${community.name}-ModTeam` : drawResident(own);
    this.genre = pinned ? MONTHLY : drawGenre(random, community.mood);
    this.subject = pick(random, community.subjects);
    this.growth = drawGrowth(random, own, community, this.genre);
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
    const fitting = flairs.find(({ text }) => this.genre.flairs.includes(text));
    return fitting ?? (requirements.flairRequired ? (flairs[0] ?? null) : null);
  }
}
