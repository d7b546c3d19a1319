import { splitTopic } from '../split-topic.ts';
import { startsOf } from '../clause-starts.ts';
import type { Run } from '../run.ts';
import { isBaseForm, isPastForm, isPresentAfter } from '../statement-words.ts';
import type { TopicKind } from '../topic.ts';
import { LEADS } from './leads.ts';
import { endOfPhrase } from './phrase.ts';

const PATTERNS = new Map(
  Object.entries(LEADS).map(([kind, leads]) => [kind, leads.map((lead) => new RegExp(lead, 'u'))]),
);
/** Words after which the subject of a statement is over, besides the verbs of any statement. */
const MORE_VERBS = new Set(
  'too so live not locally always never just all still both already mostly often usually rarely'.split(' '),
);
const DETERMINER =
  /^(?:an?|the|my|our|your|their|this|these|that|most|some|any|all|every|each|no|better|more)$/;

const MOST_OF_SUBJECT = 5;
const VERB_NEXT =
  /^ (?:is|are|was|were|will|would|can|could|has|have|had|do|does|did|won't|wont|doesn't|doesnt|don't|dont|isn't|aren't|can't|cant|cannot|didn't|keeps?|kept|stopped|never)(?!\p{L})/u;
const NO_SUBJECT =
  /^(?:i|we|you|it|they|he|she|there|here|this|that|nobody|no one|everyone|everybody|people|what|why|how|when|where|who|which|help|every|each|been|got|still|just|not|no|is|are|do|does|did|am|can|can't|\p{L}+ing|\p{L}+ed)(?:'\p{L}+)?(?!\p{L})/u;

const ASKED = /(?:^|\s)(do|does|did|is|are|was|were|will|would|should|can) $/u;

/** Where a noun phrase ends that a verb may follow. */
function endOfSubject(plain: string, from: number, end: number): number {
  const asked = ASKED.exec(plain.slice(0, from))?.[1];
  let at = from;
  let before = '';
  for (const word of plain.slice(from, end).split(' ')) {
    const isVerb =
      isPastForm(word) ||
      isPresentAfter(before, word) ||
      MORE_VERBS.has(word) ||
      (/^(?:do|did|does|will|would|should|can)$/.test(asked ?? '') && isBaseForm(word));
    if (before !== '' && !DETERMINER.test(before) && isVerb) return at - 1;
    at += word.length + 1;
    before = word;
  }
  const words = plain.slice(from, end).split(' ');
  const isDescribed =
    /^(?:is|are|was|were)$/.test(asked ?? '') && words.length > 2 && /^(?:my|our|this)$/.test(words[0] ?? '');
  return isDescribed ? end - (words.at(-1)?.length ?? 0) - 1 : end;
}

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

const STATED = new Set<TopicKind>(['opinion', 'problem', 'experience', 'question', 'feedback']);

/** "There" and "we" are not what a topic is about. */
const NAMES_SOMETHING =
  /^(?!(?:there|here|it|this|that|these|what|you|we|i|they|nobody|everyone|people|some|most|why|how|where|when|who|new)$).*\p{L}/u;

/** What a plain statement begins with, up to its verb: "users sign up", "the container restarts". */
function findSubject(sentence: string, from: number): Run | null {
  const end = endOfPhrase(sentence, from);
  const to = endOfSubject(sentence, from, end);
  const words = sentence.slice(from, to).split(' ');
  const isSubject = (to < end || VERB_NEXT.test(sentence.slice(end))) && words.length <= MOST_OF_SUBJECT;
  return isSubject && !NO_SUBJECT.test(sentence.slice(from)) ? { from, to } : null;
}

function findInSentence(sentence: string, kind: TopicKind): Run | null {
  const starts = startsOf(sentence);
  // What is launched stands before the colon.
  const ordered = kind === 'launch' ? starts : starts.toReversed();
  for (const pattern of PATTERNS.get(kind) ?? [])
    for (const start of ordered) {
      const found = pattern.exec(sentence.slice(start));
      if (!found) continue;
      const from = start + found.index + found[0].length;
      const end = endOfPhrase(sentence, from);
      const to = STATED.has(kind) ? endOfSubject(sentence, from, end) : end;
      if (to > from && NAMES_SOMETHING.test(sentence.slice(from, to))) return { from, to };
    }
  return kind === 'problem' ? findSubject(sentence, starts.at(-1) ?? 0) : null;
}

/** What a topic is about, where the words before it say so. */
export function findWhat(plain: string, kind: TopicKind): Run | null {
  if (kind === 'comparison') return findCompared(plain);
  if (kind === 'subject') {
    const to = plain.replace(/[\s.!?…]+$/u, '').length;
    return to > 0 && plain.split(' ').length < MOST_WORDS && !plain.startsWith('#') ? { from: 0, to } : null;
  }
  let from = 0;
  for (const sentence of splitTopic(plain)) {
    const what = findInSentence(sentence, kind);
    if (what) return { from: from + what.from, to: from + what.to };
    from += sentence.length;
  }
  return null;
}
