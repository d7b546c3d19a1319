import type { Sandbox } from './context.ts';
import { accountId } from './world/numbering.ts';
import { hash } from './world/random.ts';
import { residentName, residentNumber } from './world/residents.ts';

export type Person = {
  readonly name: string;
  readonly id: string;
  readonly isMember: boolean;
  readonly createdAt: number;
  readonly postKarma: number;
  readonly commentKarma: number;
  readonly suspended: boolean;
};

export const MEMBER_PASSWORD = 'sandbox';
export const MEMBERS = ['sandbox_ada', 'sandbox_ben', 'sandbox_cleo'] as const;

const JOINED = [Date.UTC(2019, 4, 11), Date.UTC(2022, 8, 2), Date.UTC(2025, 1, 20)] as const;
const KARMA = [
  [2_140, 5_310],
  [310, 940],
  [24, 61],
] as const;
const FIRST_RESIDENT_ID = 16;
const YEAR_MS = 365 * 86_400_000;

export function isMember(name: string): boolean {
  return MEMBERS.some((member) => member === name);
}

/** Finds a member or a resident by name. Deleted accounts are not found. */
export function findPerson({ store, siteContent }: Sandbox, name: string): Person | undefined {
  const lower = name.toLowerCase();
  const number = MEMBERS.findIndex((member) => member === lower);
  const member = MEMBERS[number];
  if (member) {
    if (store.choices.of(member, 'deleted', 'account') === 1) return undefined;
    const earned = siteContent
      .threadsBy(member)
      .reduce((sum, thread) => sum + siteContent.score(thread) - 1, 0);
    const answered = siteContent
      .repliesBy(member)
      .reduce((sum, reply) => sum + siteContent.replyScore(reply) - 1, 0);
    const [posts, comments] = KARMA[number] ?? [1, 1];
    return {
      name: member,
      id: accountId(number),
      isMember: true,
      createdAt: JOINED[number] ?? 0,
      postKarma: posts + earned,
      commentKarma: comments + answered,
      suspended: store.choices.of(member, 'suspended', 'account') === 1,
    };
  }
  const resident = residentNumber(name);
  if (resident === undefined) return undefined;
  const seed = hash('person', resident);
  return {
    name: residentName(resident),
    id: accountId(FIRST_RESIDENT_ID + resident),
    isMember: false,
    createdAt: Date.UTC(2012, 0, 1) + (seed % (13 * YEAR_MS)),
    postKarma: seed % 9_000,
    commentKarma: hash(seed) % 30_000,
    suspended: false,
  };
}

/** An author's full name (`t2_…`), as posts and comments carry it. */
export function authorId(name: string): string {
  const number = MEMBERS.findIndex((member) => member === name);
  const resident = residentNumber(name) ?? hash(name) % 1_000_000;
  return `t2_${accountId(number >= 0 ? number : FIRST_RESIDENT_ID + resident)}`;
}
