import type { Intent, ThreadType } from '#contract/reading/thread-classes.ts';
import { isEnglish } from '#core/communities/rules/is-english.ts';
import { splitSentences } from '#core/communities/rules/split-sentences.ts';
import { readThread, weighSentences } from '#reading/intent/read.ts';

/** What a thread asks for. `strength` (0 to 1): how valuable an answer would be to its author. */
export type JudgedIntent = {
  intent: Intent;
  strength: number;
  threadType: ThreadType;
  isTypeSure: boolean;
  /** The sentence that best shows the intent; null if there is none. */
  quote: string | null;
};

const WORTH: Record<Intent, number> = {
  recommendation: 1,
  comparison: 0.95,
  help: 0.9,
  complaint: 0.7,
  none: 0,
};
const SENTENCES_MAX = 12;
const SENTENCE_MAX = 600;
const NOTHING: JudgedIntent = {
  intent: 'none',
  strength: 0,
  threadType: 'other',
  isTypeSure: false,
  quote: null,
};

/** Reads English only: other texts have no intent. */
export function judgeIntent(thread: {
  title: string;
  text: string;
  subreddit?: string | undefined;
}): JudgedIntent {
  if (!isEnglish(`${thread.title}\n${thread.text}`)) return NOTHING;
  const { intent, intents, threadType, isTypeSure } = readThread(thread);
  const strength = Object.entries(WORTH).reduce(
    (sum, [each, worth]) => sum + worth * intents[each as Intent],
    0,
  );
  return { intent, threadType, isTypeSure, strength, quote: findQuote(thread, intent) };
}

function findQuote({ title, text }: { title: string; text: string }, intent: Intent): string | null {
  if (intent === 'none') return null;
  const body = splitSentences(text);
  const half = SENTENCES_MAX / 2;
  const kept = body.length > SENTENCES_MAX ? [...body.slice(0, half), ...body.slice(-half)] : body;
  const sentences = [title.trim(), ...kept].map((each) => each.slice(0, SENTENCE_MAX));
  const weights = weighSentences(sentences, intent);
  return sentences[weights.indexOf(Math.max(...weights))] || null;
}
