import type { Run } from '../run.ts';
import type { TopicKind } from '../topic.ts';
import { LEADS } from './leads.ts';
import { endOfPhrase } from './phrase.ts';

const PATTERNS = new Map(
  Object.entries(LEADS).map(([kind, leads]) => [kind, leads.map((lead) => new RegExp(lead, 'u'))]),
);
/** Verbs after which the subject of a statement is over. */
const VERB =
  /\s(?:need|needs|want|wants|fail|fails|die|dies|suck|sucks|beat|beats|kill|kills|matter|matters|scale|work|works|make|makes|mean|means|get|gets|land|lands|went|dropped|fell|grew|doubled|tripled|halved|tanked|crashed|crash|jumped|rose|got|look|looks|sound|sounds|read|reads|feel|feels|drop|drops|leave|cancel|ignore|throws?|returns?|times?|timing|took|takes|taught|cost|costs|saved|changed|fixed|breaks?|broke|disappeared|not|too|so|live|>)(?=\s|$)/u;
const COMPARED = /\s(?:vs\.?|v\.|versus|or|compared (?:to|with)|v\/s) /u;
const BEFORE_COMPARED =
  /^.*(?:[:,(]\s|(?<!\p{L})(?:should i use|should we use|should i|should we|should you|use|choose|choosing between|pick|get|go with|go for|buy|learn|is it better to|better to|better|cheaper|which is \p{L}+|for \d\S*|do you prefer|prefer|would you|what's better|help me (?:choose|decide)|for me|is|are|do you use) )/u;
const AFTER_COMPARED =
  /[,;:?!…(](?=\s|$)|\.(?=\s|$)|\s[-–—]\s|\s(?:for|in|on|when|if|as|with|at|to|right|these|from|which|what|until|as)(?=\s|$)/u;
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

/** What a topic is about, where the words before it say so. */
export function findWhat(plain: string, kind: TopicKind): Run | null {
  if (kind === 'comparison') return findCompared(plain);
  if (kind === 'subject') {
    const to = plain.replace(/[\s.!?…]+$/u, '').length;
    return to > 0 && plain.split(' ').length < MOST_WORDS && !plain.startsWith('#') ? { from: 0, to } : null;
  }
  for (const pattern of PATTERNS.get(kind) ?? []) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const from = found.index + found[0].length;
    const end = endOfPhrase(plain, from);
    const verb = STATED.has(kind) ? VERB.exec(plain.slice(from, end))?.index : undefined;
    const to = verb ? from + verb : end;
    if (to > from && /\p{L}/u.test(plain.slice(from, to))) return { from, to };
  }
  return null;
}
