import type { Frames } from './inline-frames.ts';

/** Two backtick runs of equal length enclose code. Indexing all runs first keeps parsing linear. */
export function indexCode(text: string): (text: string, at: number, frames: Frames) => number {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const starts = runs.get(run.length);
    if (starts) starts.push(index);
    else runs.set(run.length, [index]);
  }
  for (const starts of runs.values()) starts.reverse();

  return (_, at, frames) => {
    let length = 1;
    while (text[at + length] === '`') length++;
    const starts = runs.get(length) ?? [];
    while ((starts.at(-1) ?? Infinity) <= at) starts.pop();
    const close = starts.at(-1);
    if (close === undefined) frames.addText('`'.repeat(length));
    else frames.add({ kind: 'code', text: trimOne(text.slice(at + length, close).replaceAll('\n', ' ')) });
    return (close ?? at) + length;
  };
}

/** One space on either side may separate the code from a backtick in it. */
const trimOne = (code: string): string =>
  code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code;
