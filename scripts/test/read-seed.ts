import { execFileSync } from 'node:child_process';

/** The seed of the samples. It differs between commits; `SEED` in the environment repeats one. */
export function readSeed(): string {
  const given = process.env['SEED'];
  if (given) return given;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
    return String(Number.parseInt(commit.slice(0, 7), 16));
  } catch {
    return '1';
  }
}
