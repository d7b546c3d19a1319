import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const SUBJECT = /^[a-z0-9][a-z0-9 ,/-]*: \S/;
const LONGEST = 72;

/** Checks the subjects of the last day's commits: "area: summary". Passes outside a repository. */
export async function checkSubjects(root: string): Promise<{ ok: boolean; output: string }> {
  const log = ['log', '--no-merges', '--since=1 day ago', '--format=%s'];
  const { stdout } = await promisify(execFile)('git', log, { cwd: root }).catch(() => ({ stdout: '' }));
  const faults = stdout
    .split('\n')
    .filter((subject) => subject !== '' && (!SUBJECT.test(subject) || subject.length > LONGEST));
  const output = faults.map((subject) => `"${subject}" isn't "area: summary" in ${LONGEST} characters.`);
  return { ok: faults.length === 0, output: output.join('\n') };
}
