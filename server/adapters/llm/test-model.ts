import type { Model, ModelFailure } from './model.ts';

/** A minimal real call, which verifies address, key and model name. Any answer counts. */
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
