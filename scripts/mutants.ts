import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE } from './launch/prepare-folder.mjs';
import { forwardSignals } from './launch/run-child.mjs';
import { drawGuards } from './mutants/draw-guards.ts';
import { Chance } from '#test/simulation/chance.ts';
import { drawPatches, MUTANTS, findTests } from './mutants/mutants.ts';
import { copyProject, findFailing, findFailingOnPostgres, findKiller } from './mutants/try-mutant.ts';

/**
 * `npm run mutants` changes the sources in many small ways, each of which a test must detect. Names select some;
 * `--draw 80 --seed 7` draws some; `--guards 60 --since COMMIT --seed 7` removes guards of newer code.
 */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    guards: { type: 'string' },
    since: { type: 'string', default: 'HEAD~20' },
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const named = MUTANTS.filter(({ name }) => names.length === 0 || names.includes(name));
const chosen = values.guards
  ? drawGuards(values.since, Number(values.guards), seed)
  : values.draw
    ? drawPatches(named, Number(values.draw), new Chance(seed))
    : named;
const unknown = names.filter((name) => MUTANTS.every((mutant) => mutant.name !== name));
const KILLED_SHARE = 0.95;
/** The test that last detected each mutant, by name. */
const NOTICED = 'scripts/mutants/noticed-by.json';
const noticedBy = JSON.parse(readFileSync(NOTICED, 'utf8')) as Record<string, string>;

function keepNoticed(): void {
  const kept = MUTANTS.map(({ name }) => [name, noticedBy[name]] as const).filter(([, test]) => test);
  writeFileSync(NOTICED, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

const secondsSince = (from: number) => Math.round((performance.now() - from) / 1_000);

async function tryAll(): Promise<boolean> {
  const startedAt = performance.now();
  const folder = join(CACHE, 'mutants');
  mkdirSync(folder, { recursive: true });
  const waiting = [...chosen];
  const survivors: string[] = [];
  let [tried, harmless] = [0, 0];
  const work = async (copy: string) => {
    copyProject(copy);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const from = performance.now();
      const killer = await findKiller(copy, mutant, findTests(mutant), noticedBy[mutant.name]);
      const killed = killer !== null;
      if (killed) noticedBy[mutant.name] = killer;
      else delete noticedBy[mutant.name];
      keepNoticed();
      tried += 1;
      if (!killed && mutant.harmless) harmless += 1;
      if (!killed && !mutant.harmless) survivors.push(mutant.name);
      const ending = killed
        ? `killed by ${killer}`
        : mutant.harmless
          ? `harmless: ${mutant.harmless}`
          : 'SURVIVED';
      console.log(`${tried}/${chosen.length} ${mutant.name.padEnd(32)} ${secondsSince(from)} s  ${ending}`);
    }
  };
  const copies = Array.from({ length: availableParallelism() }, (_, no) => join(folder, String(no)));
  const [first = folder] = copies;
  copyProject(first);
  const tests = [...new Set(chosen.flatMap(findTests))];
  const failing = (await findFailing(first, tests)) ?? (await findFailingOnPostgres(first, chosen));
  if (failing) throw new Error(`The tests fail without any mutant: ${failing}.`);
  await Promise.all(copies.map(work));
  const killed = tried - harmless - survivors.length;
  console.log(`${killed} of ${tried} killed, ${harmless} harmless, ${secondsSince(startedAt)} s.`);
  for (const name of survivors) console.log(`Survived: ${name}`);
  return survivors.length === 0 && killed >= KILLED_SHARE * tried;
}

forwardSignals();
if (unknown.length > 0) {
  console.error(`There is no mutant ${unknown.join(', ')}.`);
  process.exitCode = 1;
} else process.exitCode = (await tryAll()) ? 0 : 1;
