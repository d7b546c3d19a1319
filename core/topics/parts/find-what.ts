import type { Run } from '../run.ts';
import { findSubjectOf } from '../signs/weigh-phrases.ts';
import type { TopicKind } from '../topic.ts';

const COMPARED = /\s(?:vs\.?|v\.|versus|or|compared (?:to|with)|v\/s) /u;
const BEFORE_COMPARED =
  /^.*(?:[:,(]\s|(?<!\p{L})(?:should i use|should we use|should i|should we|should you|use|choose|choosing between|pick|get|go with|go for|buy|learn|is it better to|better to|better|cheaper|which is \p{L}+|for \d\S*|do you prefer|prefer|would you|what's better|help me (?:choose|decide)|for me|is|are|do you use) )/u;
const AFTER_COMPARED =
  /[,;:?!…(](?=\s|$)|\.(?=\s|$)|\s[-–—]\s|\s(?:for|in|on|when|if|as|with|at|to|right|better|worse|cheaper|faster|easier|best|more|these|from|which|what|until|as)(?=\s|$)/u;
const MOST_WORDS = 9;

/** "React vs Vue": the things compared, from the first to the last. */
function findCompared(plain: string): Run | null {
  const at = COMPARED.exec(plain);
  if (!at) return null;
  const left = BEFORE_COMPARED.exec(plain.slice(0, at.index + 1))?.[0].trimEnd() ?? '';
  const from = left === '' ? 0 : Math.min(left.length + 1, at.index);
  const after = at.index + at[0].length;
  const end = AFTER_COMPARED.exec(plain.slice(after + 1));
  const to = end ? after + 1 + end.index : plain.length;
  return plain.slice(from, to).split(' ').length <= MOST_WORDS && from < at.index ? { from, to } : null;
}

/** What a topic is about: the things compared, the whole of a bare subject, or else the likeliest of its phrases. */
export function findWhat(plain: string, kind: TopicKind): Run | null {
  if (kind === 'comparison') return findCompared(plain);
  if (kind !== 'subject') return findSubjectOf(plain, kind);
  const to = plain.replace(/[\s.!?…]+$/u, '').length;
  return to > 0 && plain.split(' ').length < MOST_WORDS && !plain.startsWith('#') ? { from: 0, to } : null;
}
