import { BAD, isPastForm, isPresentAfter, OWN } from './statement-words.ts';
import type { TopicKind } from './topic.ts';

const NOT_BEFORE = new Set(
  `to of the a an my our your their his her this these for in on at with without by from and or how what when where why
  that which who as than about not no`.split(/\s+/),
);
type Form = 'told' | 'stated' | 'named';

/** Whether a sentence tells what was, states what is, or only names something. */
function formOf(words: readonly string[]): Form {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    const isPast = isPastForm(word);
    if (at === 0 && /ly$/.test(word)) continue;
    if (at === 0 || (at === 1 && /ly$/.test(before))) {
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
  if (form === 'told') return isOwn || isPastForm(words[0] ?? '') ? 'experience' : 'opinion';
  return BAD.test(plain) && isOwn ? 'problem' : isOwn ? 'experience' : 'opinion';
}
