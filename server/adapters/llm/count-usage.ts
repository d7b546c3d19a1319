import type { Answer } from './ask-once.ts';
import type { Usage } from './model.ts';

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, estimated: false };
const CHARS_PER_TOKEN = 4;

/** Estimates usage if the server reports none or the call was aborted: those tokens are billed too. */
export function countUsage(answer: Answer, asked: string, wasCutOff: boolean): Usage {
  const { inputTokens, outputTokens, began, text } = answer;
  if (inputTokens !== undefined && outputTokens !== undefined) {
    return { inputTokens, outputTokens, estimated: false };
  }
  if (!began && !wasCutOff) return NO_USAGE;
  return {
    inputTokens: inputTokens ?? estimate(asked),
    outputTokens: outputTokens ?? estimate(text),
    estimated: true,
  };
}

export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  estimated: a.estimated || b.estimated,
});

const estimate = (text: string) => Math.ceil(text.length / CHARS_PER_TOKEN);
