/** Matches one character: a class, an escape, or a literal. */
const ATOM = /\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|\\[pPx]\{[^}]*\}|\\.|[^()]/suy;
const COUNT = /\{(\d+)(,?)(\d*)\}/y;

/** Estimates the number of states of a pattern with its counted repetitions expanded. Returns at least half the true number. */
export function patternSize(pattern: string): number {
  const open: number[] = [];
  let all = 0;
  let last = 0;
  const read = (at: number, sticky: RegExp) => {
    sticky.lastIndex = at;
    return sticky.exec(pattern);
  };
  for (let at = 0; at < pattern.length;) {
    const count = read(at, COUNT);
    const [whole] = count ?? read(at, ATOM) ?? [pattern.charAt(at)];
    at += whole.length;
    if (count) {
      const times = Math.max(Number(count[1]), Number(count[3]), 1) + 1;
      all += last * (times - 1);
      last *= times;
    } else if (whole === '(') {
      open.push(all);
      last = 0;
    } else if (whole === ')') {
      last = all - (open.pop() ?? 0) + 2;
      all += 2;
    } else if (/^[*+?|]$/.test(whole)) {
      all += 1;
      last += 1;
    } else {
      all += 1;
      last = 1;
    }
  }
  return all;
}
