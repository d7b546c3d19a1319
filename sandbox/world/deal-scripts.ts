import type { Community } from './community.ts';
import { hash, shuffle } from './random.ts';

type Drawn = Community['scripts'][number];
export type Turn = { readonly community: Community; readonly index: number };
type Day = { readonly titles: ReadonlySet<string>; readonly dealt: ReadonlyMap<string, Drawn> };

const MAX_CACHED_DAYS = 100;
const NO_TITLES: ReadonlySet<string> = new Set();
/** Each four weeks are dealt on their own, so that no day depends on all the days before it. */
const ROUND_DAYS = 28;

const keyOf = ({ community, index }: Turn): string => `${community.index} ${index}`;

/**
 * Each community goes through its scripts in an order of its own. If another community has the same one on that day or
 * the day before, it takes one from half a round away. `turnsOn` lists all turns of a day.
 */
export function createDealer(
  seed: number,
  turnsOn: (day: number) => readonly Turn[],
): (turn: Turn, day: number) => Drawn {
  const orders = new Map<Community, Community['scripts']>();
  const days = new Map<number, Day>();

  function orderOf(community: Community): Community['scripts'] {
    const order = orders.get(community) ?? shuffle(community.scripts, hash(seed, 'scripts', community.index));
    orders.set(community, order);
    return order;
  }

  function scriptAt({ community, index }: Turn): Drawn {
    const order = orderOf(community);
    const script = order[index % order.length];
    if (!script) throw new Error(`r/${community.name} has no threads`);
    return script;
  }

  function dealDay(day: number): Day {
    const before = day % ROUND_DAYS === 0 ? NO_TITLES : dayAt(day - 1).titles;
    const titles = new Set<string>();
    const dealt = new Map<string, Drawn>();
    for (const turn of turnsOn(day)) {
      const { community, index } = turn;
      const half = Math.floor(community.scripts.length / 2);
      const choices = [index, index + half].map((place) => scriptAt({ community, index: place }));
      const free = choices.filter(({ script: { title } }) => !titles.has(title));
      const drawn = free.find(({ script: { title } }) => !before.has(title)) ?? free[0] ?? scriptAt(turn);
      titles.add(drawn.script.title);
      dealt.set(keyOf(turn), drawn);
    }
    return { titles, dealt };
  }

  function dayAt(day: number): Day {
    const found = days.get(day) ?? dealDay(day);
    if (days.size > MAX_CACHED_DAYS) days.clear();
    days.set(day, found);
    return found;
  }

  return (turn, day) => dayAt(day).dealt.get(keyOf(turn)) ?? scriptAt(turn);
}
