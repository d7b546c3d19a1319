import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Chance } from '#test/simulation/chance.ts';
import { drawPatches } from './mutants.ts';
import type { Patch } from './patch.ts';

/** Matches a check that refuses. A plain `Error` marks an impossible case instead. */
const IF = /^\s*(?:\} else )?if (?=\(.+\) throw (?!new Error\b))/;
/** Matches a condition that limits a query to its owner's rows, alone on its line. */
const WHERE = /^\s*\.where(?:Ref)?\('(?:\w+\.)?(?:workspace_id|user_id|owner_id)'.+\)$/;

/** The line without its guard; null if it has none, or if the guard continues on the next line. */
export function removeGuard(line: string): string | null {
  if (WHERE.test(line)) return '';
  const from = IF.exec(line)?.[0].length;
  if (from === undefined) return null;
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === '(') depth += 1;
    if (line[at] === ')') depth -= 1;
    if (depth === 0)
      return `${line.slice(0, from)}(false && ${line.slice(from, at + 1)})${line.slice(at + 1)}`;
  }
  return null;
}

/** The lines that changed since the commit, by file. */
function readChanges(since: string): Map<string, string[]> {
  const places = ['core', 'server', ':!*.test.ts', ':!*testing*', ':!*migrations*'];
  const diff = execFileSync('git', ['diff', '-U0', since, '--', ...places], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const changed = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of diff.split('\n'))
    if (line.startsWith('+++ b/')) changed.set(line.slice(6), (lines = []));
    else if (line.startsWith('+')) lines.push(line.slice(1));
  return changed;
}

/** Draws guards by seed from code changed since a commit; each patch removes one. */
export function drawGuards(since: string, count: number, seed: number): Patch[] {
  const guards = [...readChanges(since)].flatMap(([file, lines]) => {
    if (!file.endsWith('.ts')) return [];
    const source = readFileSync(file, 'utf8');
    return lines.flatMap((find) => {
      const replace = removeGuard(find);
      const isSole = source.split(`\n${find}\n`).length === 2;
      const name = `${file}:${source.slice(0, source.indexOf(`\n${find}\n`) + 1).split('\n').length}`;
      return replace === null || !isSole
        ? []
        : [{ name, file, find: `\n${find}\n`, replace: `\n${replace}\n` }];
    });
  });
  return drawPatches(guards, count, new Chance(seed));
}
