/** The stems of one thread and its community. */
export type ThreadStems = { community: string; stems: readonly string[] };

/** With fewer threads, a stem's spread is chance. */
const FEWEST_THREADS = 200;
/** The communities that use a general word, as a share of those that would if its threads were drawn at random. */
const LEAST_SPREAD = 0.75;
/** A word that this share of all communities uses is general however it clumps. */
const FEWEST_USERS = 1 / 3;

/**
 * The stems that threads on any topic use. A word of one topic clumps in few communities.
 * `sample`: the share of all threads given.
 */
export function fitGeneralStems(threads: readonly ThreadStems[], sample = 1): string[] {
  const byCommunity = [...Map.groupBy(threads, ({ community }) => community).values()];
  const [uses, users] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, stems: Iterable<string>) => {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  };
  for (const own of byCommunity) {
    for (const { stems } of own) count(uses, stems);
    count(users, new Set(own.flatMap(({ stems }) => stems)));
  }
  const shares = byCommunity.map((own) => own.length / threads.length);
  const expectUsers = (times: number) => shares.reduce((sum, share) => sum + 1 - (1 - share) ** times, 0);
  const isGeneral = (times: number, found: number) =>
    times >= FEWEST_THREADS * sample &&
    (found >= byCommunity.length * FEWEST_USERS || found >= expectUsers(times) * LEAST_SPREAD);
  return [...uses]
    .filter(([stem, times]) => isGeneral(times, users.get(stem) ?? 0))
    .map(([stem]) => stem)
    .toSorted();
}
