import type { Draft } from '#core/drafts/draft-request.ts';
import { SAMPLE_REQUEST } from './sample-request.ts';
import { chooseTask } from '#core/drafts/tasks.ts';
import type { Model, ModelOutcome } from './model.ts';

const MAX_OUTPUT_TOKENS = 4_000;

/** Has a model write a small draft, which tests its address, key, name and output format. */
export async function testModel(model: Model): Promise<ModelOutcome<Draft>> {
  const task = chooseTask(SAMPLE_REQUEST);
  return await model.generate<Draft>({
    system: task.system,
    prompt: task.buildPrompt(SAMPLE_REQUEST),
    schema: task.schema,
    parse: (text) => task.parse(text),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  });
}
