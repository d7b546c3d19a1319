/** The length of the names joined by "+", to keep the address under 2,000 characters. */
const NAMES_MAX = 1_800;
/** The most posts per second that one page per second can show, with room for posts that appear late. */
const RATE_MAX = 12;

export type RankedCommunity = {
  readonly name: string;
  readonly key: string;
  readonly rate: number;
  readonly weight: number;
};

/**
 * Groups communities into as few calls as possible. The most important ones are together, because one call that finds
 * much for many is worth more than two that find little; quiet ones fill large groups at the end.
 */
export function formGroups<T extends RankedCommunity>(communities: readonly T[]): T[][] {
  const ranked = communities.toSorted(
    (one, other) => other.weight - one.weight || (one.key < other.key ? -1 : 1),
  );
  const groups: T[][] = [];
  let length = Infinity;
  let rate = 0;
  for (const community of ranked) {
    length += community.name.length + 1;
    rate += community.rate;
    const last = groups.at(-1);
    if (last && length <= NAMES_MAX && rate <= RATE_MAX) last.push(community);
    else {
      groups.push([community]);
      length = community.name.length + 1;
      rate = community.rate;
    }
  }
  return groups;
}
