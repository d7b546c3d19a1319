/** Concurrent actors (code under test); each waits for its turn before every step. */
export type Scene = {
  /** The actors. `turn` resolves when the actor may take its next step. */
  readonly actors: readonly ((turn: () => Promise<void>) => Promise<void>)[];
  /** Called when all have finished, with the order of their turns. */
  readonly end: (order: string) => Promise<void>;
};

type Choice = { picked: number; readonly options: readonly number[] };

/** Runs the actors once, by the given choices and then always the first option. Returns the choices made. */
async function play(
  { actors, end }: Scene,
  given: readonly number[],
  mostSwitches: number,
): Promise<Choice[]> {
  const ended = new Set<number>();
  const gates = new Map<number, () => void>();
  let arrived = () => {};
  const started = actors.map(async (act, actor) => {
    const turn = () =>
      new Promise<void>((go) => {
        gates.set(actor, go);
        arrived();
      });
    await turn();
    await act(turn);
    ended.add(actor);
    arrived();
  });
  const failed = Promise.all(started).then(() => {});
  const choices: Choice[] = [];
  let [last, switches] = [0, 0];
  while (ended.size < actors.length) {
    const open = [...actors.keys()].filter((actor) => !ended.has(actor));
    const others = open.filter((actor) => actor !== last);
    const maySwitch = ended.has(last) || switches < mostSwitches;
    const options = [...(ended.has(last) ? [] : [last]), ...(maySwitch ? others : [])];
    const picked = given[choices.length] ?? 0;
    const actor = options[picked] ?? 0;
    if (actor !== last && !ended.has(last)) switches += 1;
    choices.push({ picked, options });
    last = actor;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    gates.get(actor)?.();
    await Promise.race([arrival, failed]);
  }
  await failed;
  await end(choices.map(({ picked, options }) => 'ABC'[options[picked] ?? 0]).join(''));
  return choices;
}

/**
 * Runs the actors in every order of their turns with at most `mostSwitches` interruptions in total. Returns the number of
 * orders.
 */
export async function playAllOrders(open: () => Promise<Scene>, mostSwitches: number): Promise<number> {
  let next: number[] | null = [];
  let played = 0;
  while (next) {
    const choices: Choice[] = await play(await open(), next, mostSwitches);
    played += 1;
    const at: number = choices.findLastIndex(({ picked, options }) => picked < options.length - 1);
    next =
      at < 0 ? null : choices.slice(0, at + 1).map(({ picked }, index) => picked + (index === at ? 1 : 0));
  }
  return played;
}
