import { FAKE_USAGE, type FakeAnswer, type FakeScript } from './fake-answer.ts';
import { splitText, startFakeModelServer, type FakeModelServer, type Wire } from './fake-model-server.ts';

/** A server with the chat-completions protocol, as OpenAI, Ollama, LM Studio, vLLM, llama.cpp and OpenRouter have. */
export const startFakeOpenAi = (script: FakeScript): Promise<FakeModelServer> =>
  startFakeModelServer(WIRE, script);

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const chunk = (model: string | undefined, delta: unknown, finish: string | null = null) =>
  event({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: model ?? 'fake',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

const WIRE: Wire = {
  path: '/chat/completions',
  events(answer, { body: { model } }) {
    const field = answer.kind === 'refusal' ? 'refusal' : 'content';
    const pieces = splitText(answer.text).map((piece) => chunk(model, { [field]: piece }));
    return [chunk(model, { role: 'assistant' }), ...pieces, ...endOf(answer, model)];
  },
};

function endOf(answer: Extract<FakeAnswer, { text: string }>, model: string | undefined): string[] {
  if (answer.kind === 'streamError') return [event({ error: answer.error })];
  if (answer.kind === 'stall' || answer.kind === 'truncated') return [];
  const finish = answer.kind === 'text' ? (answer.finish ?? 'stop') : 'stop';
  const usage = {
    prompt_tokens: FAKE_USAGE.inputTokens,
    completion_tokens: FAKE_USAGE.outputTokens,
    total_tokens: FAKE_USAGE.inputTokens + FAKE_USAGE.outputTokens,
  };
  const silent = answer.kind === 'text' && answer.usage === 'none';
  return [
    chunk(model, {}, finish),
    ...(silent ? [] : [event({ id: 'chatcmpl-fake', model, choices: [], usage })]),
    'data: [DONE]\n\n',
  ];
}
