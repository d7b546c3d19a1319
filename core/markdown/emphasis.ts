import type { Frames } from './inline-frames.ts';

type Sign = '*' | '_';
const DOUBLE = { '*': '**', _: '__' } as const;
const LONGEST_RUN = 3;

/** A run of stars or underscores closes open emphasis, opens new emphasis, or else stays as typed. */
export function readRun(text: string, at: number, frames: Frames): number {
  const sign = text.charAt(at) as Sign;
  let end = at;
  while (text[end] === sign) end++;
  const { opens, closes } = roleOf(text, at, end, sign);
  for (let left = end - at; left > 0;) {
    const closing = closes ? findOpen(sign, left, frames) : null;
    const opening = left > 1 ? DOUBLE[sign] : sign;
    if (closing) frames.closeSpan(closing);
    else if (opens) frames.open(opening);
    else frames.addText(opening);
    left -= (closing ?? opening).length;
  }
  return end;
}

/** If a double mark is open, two characters close it before anything else. */
function findOpen(sign: Sign, left: number, frames: Frames) {
  const double = DOUBLE[sign];
  if (left === 1) return frames.find(sign);
  return left === 2 ? (frames.find(double) ?? frames.find(sign)) : frames.find(double, sign);
}

/** A run can open if a non-space follows it, and can close if a non-space precedes it. */
function roleOf(text: string, from: number, to: number, sign: Sign) {
  if (to - from > LONGEST_RUN) return { opens: false, closes: false };
  const before = kindOf(text.charAt(from - 1));
  const after = kindOf(text.charAt(to));
  const left = after === 'word' || (after === 'sign' && before !== 'word');
  const right = before === 'word' || (before === 'sign' && after !== 'word');
  if (sign === '*') return { opens: left, closes: right };
  return { opens: left && (!right || before === 'sign'), closes: right && (!left || after === 'sign') };
}

function kindOf(character: string): 'blank' | 'sign' | 'word' {
  if (character.trim() === '') return 'blank';
  return /[\p{P}\p{S}]/u.test(character) ? 'sign' : 'word';
}
