import type { LanguageModel } from 'ai';
import { isLoopback } from '#server/config.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { askOnce, type Answer, type Question } from './ask-once.ts';
import { addUsage, NO_USAGE, countUsage } from './count-usage.ts';
import { buildJsonPrompt, toJsonSchema } from './json-schema.ts';
import { buildRepairPrompt, judgeAnswer } from './judge-answer.ts';
import { limitAnswers } from './limit-answers.ts';
import { loadLanguageModel, type FetchFunction } from './load-language-model.ts';
import type { FailureReason, Model, ModelOutcome, ModelRequest } from './model.ts';
import type { ModelSettings } from './model-settings.ts';
import { readFault } from './read-fault.ts';
import { stripReasoning } from './read-json-answer.ts';
import { LOCAL_TIME_LIMITS, startTimeLimit, TIME_LIMITS, type RequestTimeouts } from './time-limit.ts';
import { describeModelFailure } from './describe-model-failure.ts';

export type ModelPorts = {
  clock: Clock;
  limits?: RequestTimeouts;
  /** If users may choose the base URL: a fetch that refuses private addresses. */
  fetch?: FetchFunction;
  /** Asks a model that has no HTTP server. Never throws. */
  ask?: (question: Question) => Promise<Answer>;
};

export function createModel(settings: ModelSettings, ports: ModelPorts): Model {
  const isLocal = isLoopback(new URL(settings.baseUrl).hostname);
  const { clock, limits = isLocal ? LOCAL_TIME_LIMITS : TIME_LIMITS } = ports;
  const fetch = limitAnswers(ports.fetch ?? globalThis.fetch);
  let loading: Promise<LanguageModel> | null = null;
  const askServer = async (question: Question) =>
    await askOnce(await (loading ??= loadLanguageModel(settings, fetch)), question);
  const { ask: askDirectly = askServer } = ports;
  // Set to false once the server rejects a schema.
  let takesSchemas = true;

  async function generate<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
    const { maxOutputTokens } = request;
    const schema = request.schema && toJsonSchema(request.schema);
    const limit = startTimeLimit(clock, limits, request.signal);
    let usage = NO_USAGE;

    async function askOne(prompt: string, inWords: boolean, onText: (soFar: string) => void) {
      const system = schema && inWords ? `${request.system}\n\n${buildJsonPrompt(schema)}` : request.system;
      const format = inWords ? null : schema;
      const { signal } = limit;
      const onOutput = limit.awaitOutput();
      const answer = await askDirectly({
        system,
        prompt,
        format,
        maxOutputTokens,
        signal,
        onOutput,
        onText,
      });
      onOutput();
      usage = addUsage(usage, countUsage(answer, system + prompt, limit.ended() !== null));
      return answer;
    }

    async function ask(prompt: string, onText: (soFar: string) => void): Promise<Answer> {
      const answer = await askOne(prompt, !takesSchemas, onText);
      if (!schema || !takesSchemas || !isBadRequest(answer)) return answer;
      const plain = await askOne(prompt, true, onText);
      takesSchemas = isBadRequest(plain);
      return plain;
    }

    const judge = (answer: Answer) => judgeAnswer(request, answer, limit.ended(), clock.now());

    try {
      let verdict = judge(await ask(request.prompt, (soFar) => request.onText?.(stripReasoning(soFar))));
      if (!verdict.ok && isRepairable(verdict.fault.reason)) {
        verdict = judge(await ask(buildRepairPrompt(request.prompt, verdict), () => undefined));
      }
      const { text } = verdict;
      if (verdict.ok) return { kind: 'ok', text, value: verdict.value, usage };
      const { reason, retryAfterMs } = verdict.fault;
      const message = describeModelFailure(verdict.fault, settings);
      return {
        kind: 'failed',
        reason,
        message,
        text,
        usage,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      };
    } finally {
      limit.release();
    }
  }

  return { id: `${settings.provider}/${settings.model}`, generate };
}

const isRepairable = (reason: FailureReason): boolean => reason === 'unparsable' || reason === 'cutOff';

/** A request rejected before any output costs nothing, so it may be repeated without a schema. */
function isBadRequest({ error, began }: Answer): boolean {
  if (!error || began) return false;
  const { status, reason } = readFault(error.cause, began, 0);
  return reason === 'serverError' && (status === 400 || status === 422 || status === 501);
}
