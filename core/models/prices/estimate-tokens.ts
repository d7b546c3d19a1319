import type { CallInput } from '#contract/endpoint.ts';
import type { generateContent } from '#contract/drafts.ts';
import type { Tokens } from './calculate-cost.ts';

const CHARS_PER_TOKEN = 4;
/** The length of the fixed part of every prompt: house style, task, and rules and facts of typical length. */
const FIXED_CHARS = 1_700;
/** A page and a thread of typical length, as quoted in prompts. */
const WEBSITE_CHARS = 3_500;
const THREAD_CHARS = 3_500;
const OUTPUT_TOKENS = { post: 450, link: 300, comment: 200 } as const;

/** A rough estimate for a draft, before its sources are read. Reasoning models take more. */
export function estimateTokens(asked: CallInput<typeof generateContent>): Tokens {
  const { topic, contentType = 'post', answers = [], websiteUrl, parentUrl } = asked;
  const chars =
    FIXED_CHARS +
    topic.length +
    answers.reduce((sum, { text }) => sum + text.length, 0) +
    (websiteUrl ? WEBSITE_CHARS : 0) +
    (parentUrl ? THREAD_CHARS : 0);
  return { inputTokens: Math.ceil(chars / CHARS_PER_TOKEN), outputTokens: OUTPUT_TOKENS[contentType] };
}
