import type { Community, CommunityPlan, Habits } from '../community.ts';
import { communityId } from '../numbering.ts';
import { hash } from '../random.ts';
import { LARGE } from './large.ts';
import { MEDIUM } from './medium.ts';
import { SMALL } from './small.ts';
import { SPECIAL } from './special.ts';
import { THE_EIGHT } from './the-eight.ts';

const EASY_GOING: Habits = { promotion: 'disclosed', maxLinks: 3 };
const FOUNDED_FROM = Date.UTC(2009, 2, 1);
const FOUNDED_WITHIN_MS = 12 * 365 * 86_400_000;

const flairId = (community: string, text: string): string => {
  const digits = [0, 1, 2, 3]
    .map((part) => hash(community, text, part).toString(16).padStart(8, '0'))
    .join('');
  return [8, 4, 4, 4, 12]
    .reduce<{ at: number; parts: string[] }>(
      ({ at, parts }, length) => ({ at: at + length, parts: [...parts, digits.slice(at, at + length)] }),
      { at: 0, parts: [] },
    )
    .parts.join('-');
};

const build = (plan: CommunityPlan, index: number): Community => ({
  ...plan,
  index,
  id: communityId(index),
  access: plan.access ?? 'public',
  accepts: plan.accepts ?? 'any',
  flairs: plan.flairs ?? [],
  habits: plan.habits ?? EASY_GOING,
  requirements: plan.requirements ?? {},
  flairTemplates: (plan.flairs ?? []).map((text) => ({
    id: flairId(plan.name, text),
    text,
    editable: false,
  })),
  createdAt: FOUNDED_FROM + (hash(plan.name, 'founded') % FOUNDED_WITHIN_MS),
});

/** The order is part of the ids: new communities are added at the end. */
export const COMMUNITIES: readonly Community[] = [
  ...THE_EIGHT,
  ...LARGE,
  ...MEDIUM,
  ...SMALL,
  ...SPECIAL,
].map(build);

const byName = new Map(COMMUNITIES.map((community) => [community.name.toLowerCase(), community]));
const byId = new Map(COMMUNITIES.map((community) => [community.id, community]));

export const findCommunity = (name: string): Community | undefined => byName.get(name.toLowerCase());
export const findCommunityById = (id: string): Community | undefined => byId.get(id);
