import { splitTopic } from './split-topic.ts';
import { plainSentence } from '#core/text/plain-sentence.ts';
import { startsOf } from './clause-starts.ts';
import { COMPARISON_CUES, FEEDBACK_CUES, QUESTION_CUES } from './cues/asking-cues.ts';
import type { Cue } from './cues/cue.ts';
import { HOWTO_CUES, LINK_CUES, OPINION_CUES, PROBLEM_CUES } from './cues/stating-cues.ts';
import { EXPERIENCE_CUES, LAUNCH_CUES } from './cues/telling-cues.ts';
import { findOpened } from './find-opened.ts';
import { DETERMINERS, VERBS, VERBS_OR_NOUNS } from './subject-words.ts';
import { tellByForm } from './tell-form.ts';
import { TOPIC_KINDS, type TopicKind } from './topic.ts';
import { ADDRESS, type TypedText } from './typed-text.ts';

/** One sentence, and every place in it where a clause begins. */
type Said = { plain: string; starts: string[]; asks: boolean; weight: number };

const CUES: readonly Cue[] = [
  ...EXPERIENCE_CUES,
  ...LAUNCH_CUES,
  ...FEEDBACK_CUES,
  ...QUESTION_CUES,
  ...COMPARISON_CUES,
  ...PROBLEM_CUES,
  ...HOWTO_CUES,
  ...OPINION_CUES,
  ...LINK_CUES,
];
/** What is said first is what the topic is; the sentences after it say less and less. */
const WEIGHTS = [1, 0.85, 0.75, 0.7];
const LEAST = 0.3;
/** How much another cue of the same kind adds to the surest. */
const AGREEING = 0.03;
const MOST_AGREEING = 0.06;
const ORDERS_SURE = 0.7;
const OPENED_SURE = 0.72;
const ASKS = /[?？؟]\s*$/u;

function readSentences(prose: string): Said[] {
  return splitTopic(prose).flatMap((sentence, at) => {
    const plain = plainSentence(sentence.replace(/[’‘`´]/g, "'"));
    if (!/[\p{L}\p{N}\uE000]/u.test(plain)) return [];
    const weight = WEIGHTS[at] ?? WEIGHTS.at(-1) ?? 0;
    return [
      { plain, starts: startsOf(plain).map((start) => plain.slice(start)), asks: ASKS.test(plain), weight },
    ];
  });
}

const fits = ({ pattern, where }: Cue, { plain, starts, asks }: Said): boolean => {
  if (where === 'asked' && !asks) return false;
  if (where === 'told' && asks) return false;
  return where === 'start' ? starts.some((start) => pattern.test(start)) : pattern.test(plain);
};

/** "Reduce churn": a verb and what it is to be done to. */
function orders({ starts, asks }: Said): boolean {
  const [first = '', second = ''] = (starts.at(-1) ?? '').split(' ');
  if (
    asks ||
    second === '' ||
    /^(?:\S+ ){1,3}(?:my|our) /.test(`${starts.at(-1) ?? ''} `) ||
    /^(?:started|up|of|you|i|we|they|people)$/.test(second)
  )
    return false;
  return VERBS.has(first) || (VERBS_OR_NOUNS.has(first) && (DETERMINERS.has(second) || /^\d/.test(second)));
}

const HOST = /^(?:[a-z\d-]{2,40}\.){1,3}[a-z]{2,8}$/i;
const isAddress = (text: string): boolean =>
  text !== '' && (text.replace(ADDRESS, '').trim() === '' || HOST.test(text));

const none = () => Object.fromEntries(TOPIC_KINDS.map((kind) => [kind, 0])) as Record<TopicKind, number>;

/** The kind whose cues together are the surest; a topic without cues is a bare subject. */
export function tellKind({ text, prose }: TypedText, english: boolean): TopicKind {
  if (isAddress(text)) return 'link';
  const sentences = readSentences(prose);
  if (!english) {
    return sentences.some(({ asks }) => asks) ? 'question' : prose.includes('\uE000') ? 'link' : 'subject';
  }
  const opened = findOpened(prose);
  const sure = none();
  const agreeing = none();
  const hint = (kind: TopicKind, weight: number) => {
    agreeing[kind] = Math.min(MOST_AGREEING, agreeing[kind] + Math.min(sure[kind], weight) * AGREEING);
    sure[kind] = Math.max(sure[kind], weight);
  };
  for (const said of sentences) {
    for (const cue of CUES) if (fits(cue, said)) hint(cue.kind, cue.sure * said.weight);
    if (orders(said)) hint('howto', ORDERS_SURE * said.weight);
  }
  if (opened) hint('launch', OPENED_SURE);
  const total = (kind: TopicKind): number => sure[kind] + agreeing[kind];
  const surest = TOPIC_KINDS.reduce((best, kind) => (total(kind) > total(best) ? kind : best));
  return sure[surest] < LEAST ? tellByForm(sentences[0]?.starts.at(-1) ?? '') : surest;
}
