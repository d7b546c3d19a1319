import type { Model, ModelOutcome, ModelRequest } from '#server/adapters/llm/model.ts';

const USAGE = { inputTokens: 0, outputTokens: 0, estimated: true };

/** The author's answers quoted in a prompt. */
const answersIn = (prompt: string): string[] =>
  Array.from(prompt.matchAll(/^ {2}(.+)$/gm), ([, answer = '']) => answer);

const standIn = (id: string, write: (prompt: string) => string): Model => ({
  id,
  async generate<T>({ prompt, schema, parse }: ModelRequest<T>): Promise<ModelOutcome<T>> {
    const text = write(prompt);
    const value = parse?.(text) ?? null;
    if (schema === null || value !== null) return { kind: 'ok', text, value, usage: USAGE };
    return {
      kind: 'failed',
      reason: 'unparsable',
      message: 'Not in the requested format.',
      text,
      usage: USAGE,
    };
  },
});

const json = (content: string): string => JSON.stringify({ title: 'A short title', content });

/** They show that the report can distinguish models, and say nothing about any real model. */
export const STAND_INS: readonly Model[] = [
  standIn('stand-in/faithful', (prompt) => json(`${answersIn(prompt).join('. ')}. What would you do?`)),
  standIn('stand-in/inventive', (prompt) =>
    json(
      `${answersIn(prompt)[0] ?? ''}. We won 4,000 customers last year. The team at Basecamp switched to us in May.`,
    ),
  ),
  standIn('stand-in/careless', () => 'Sure! Here is your post: great news, everybody.'),
];
