import { BAD, GOOD, isPastForm, isPresentAfter, MACHINE, OWN, wordBefore } from './statement-words.ts';
import type { TopicKind } from './topic.ts';

const NOT_BEFORE = new Set(
  `to of the a an my our your their his her this these for in on at with without by from and or how what when where why
  that which who as than about not no`.split(/\s+/),
);
const BAD_DEED =
  /(?<!\p{L})(?:took|deleted|removed|closed|cancelled|canceled|copied|stole|rejected|limited|shut|lost|broke|ruined|blocked|banned|charged|ignored|refused|left|quit|fired|sued|dropped|froze|hacked|leaked)(?!\p{L})/u;

const MISSED =
  /(?<!\p{L})(?:nothing|nobody|no one|never|not|didn't|couldn't|wouldn't|refused|ghosted|disappeared|vanished|hacked)(?!\p{L})/u;

type Form = 'told' | 'stated' | 'named';

/** Whether a sentence tells what was, states what is, or only names something. */
function formOf(words: readonly string[]): Form {
  for (const [at, word] of words.entries()) {
    const before = wordBefore(words, at);
    const isPast = isPastForm(word);
    if (at === 0 && word.endsWith('ly')) continue;
    if (at === 0 || (at === 1 && before.endsWith('ly'))) {
      if (isPast) return 'told';
      continue;
    }
    if (NOT_BEFORE.has(before) && !/^(?:that|which|who|how|what|when|why)$/.test(before)) continue;
    if (isPast) return 'told';
    if (isPresentAfter(before, word)) return 'stated';
  }
  return 'named';
}

/** What a sentence without a cue most likely is, by how it is built. */
export function tellByForm(plain: string): TopicKind {
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const form = words.length < 3 ? 'named' : formOf(words);
  if (form === 'named') return 'subject';
  const isOwn = OWN.test(plain);
  const first = words[0] ?? '';
  const byAuthor = /^(?:i|we|i'\p{L}+|we'\p{L}+)$/u.test(first);
  if (form === 'told') {
    if (byAuthor || isPastForm(first)) return 'experience';
    if (/^(?:my|our)$/.test(first)) return MISSED.test(plain) && !GOOD.test(plain) ? 'problem' : 'experience';
    return isOwn ? (GOOD.test(plain) || !BAD_DEED.test(plain) ? 'experience' : 'problem') : 'opinion';
  }
  if (isOwn) return BAD.test(plain) || (!byAuthor && !GOOD.test(plain)) ? 'problem' : 'experience';
  return BAD.test(plain) && MACHINE.test(plain) ? 'problem' : 'opinion';
}
