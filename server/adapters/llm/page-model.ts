import type { PageTask } from '#contract/scanning/page-model.ts';
import type { Answer } from './ask-once.ts';
import { NO_USAGE } from './count-usage.ts';
import { toJsonSchema } from './json-schema.ts';
import { buildRepairPrompt, judgeAnswer } from './judge-answer.ts';
import type { Model, ModelOutcome, ModelRequest } from './model.ts';
import { createFault } from './read-fault.ts';
import { readJsonAnswer } from './read-json-answer.ts';

/** Thrown if the page has not sent the next answer of its model. */
export class PageModelRequired extends Error {
  readonly task: PageTask;
  constructor(task: PageTask) {
    super('The page has to run its model.');
    this.task = task;
  }
}

const answerOf = (text: string): Answer => ({
  text,
  finish: 'stop',
  complete: true,
  inputTokens: undefined,
  outputTokens: undefined,
  began: true,
  error: null,
});

/** The page cannot report why an answer ended. A complete one holds an object, or ends with a brace. */
const isCutOff = (text: string): boolean =>
  text.includes('{') && readJsonAnswer(text) === undefined && !/\}[\s`]*$/.test(text);

const MESSAGE =
  'The model in this browser answered, but not in the requested format. Try again, or use another model.';

/** Wraps answers that the page's own model gave: the first, and its repair. */
export function createPageModel(answers: readonly string[]): Model {
  function answerTo<T>(request: ModelRequest<T>, at: number, prompt: string) {
    const text = answers[at];
    if (text === undefined) {
      const schema = request.schema ? toJsonSchema(request.schema) : {};
      throw new PageModelRequired({ system: request.system, prompt, schema });
    }
    if (request.schema && isCutOff(text)) return { ok: false, text, fault: createFault('cutOff') } as const;
    return judgeAnswer(request, answerOf(text), null, 0);
  }
  return {
    id: 'browser',
    async generate<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      let verdict = answerTo(request, 0, request.prompt);
      if (!verdict.ok) verdict = answerTo(request, 1, buildRepairPrompt(request.prompt, verdict));
      const { text } = verdict;
      return verdict.ok
        ? { kind: 'ok', text, value: verdict.value, usage: NO_USAGE }
        : { kind: 'failed', reason: verdict.fault.reason, message: MESSAGE, text, usage: NO_USAGE };
    },
  };
}
