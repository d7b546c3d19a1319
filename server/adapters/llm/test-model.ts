import type { Model, ModelFailure } from './model.ts';

/** The smallest real call: proves address, key and model name. What the model says does not matter, only that it does. */
export async function testModel(model: Model, signal?: AbortSignal): Promise<{ kind: 'ok' } | ModelFailure> {
  const outcome = await model.generate({
    system: 'You are asked whether you are there.',
    prompt: 'Answer with the word yes.',
    schema: null,
    maxOutputTokens: 64,
    ...(signal && { signal }),
  });
  if (outcome.kind === 'ok' || outcome.reason === 'cutOff') return { kind: 'ok' };
  return outcome;
}
