/** Greetings, small words and marks before what is said. */
const OPENER =
  /^(?:(?:so|ok|okay|(?:hey|hi|hello)(?: there)?|well|also|and|but|guys|folks|everyone|everybody|all|reddit|fellow \p{L}+|quick question|question|genuine question|honest question|serious question|title|tl;?dr|edit|update|psa|psst)(?!\p{L})[\s,:!.-]*|[^\p{L}\p{N}$€£\uE000[(]+)/u;
/** "Freelancers: how do you…", "[Help] my…". */
const LABEL = /^(?:\[[^\]]{1,30}\]|[\p{L}\p{N}/' -]{2,34}?(?::| [-–—])) (?=\S)/u;
const MOST_OPENERS = 4;

/** Where what is said may begin, in lower case: at the first letter, after each opener, and after a label. */
export function startsOf(plain: string): number[] {
  const starts = [0];
  for (let step = 0; step < MOST_OPENERS; step += 1) {
    const last = starts.at(-1) ?? 0;
    const opener = OPENER.exec(plain.slice(last))?.[0] ?? '';
    if (opener === '' || last + opener.length === plain.length) break;
    starts.push(last + opener.length);
  }
  const last = starts.at(-1) ?? 0;
  const label = LABEL.exec(plain.slice(last))?.[0];
  if (label) {
    const rest = last + label.length;
    starts.push(rest + (OPENER.exec(plain.slice(rest))?.[0].length ?? 0));
  }
  return starts;
}
