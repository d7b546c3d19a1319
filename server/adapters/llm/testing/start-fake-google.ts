import { FAKE_USAGE, type FakeAnswer, type FakeScript } from './fake-answer.ts';
import { splitText, startFakeModelServer, type FakeModelServer, type Wire } from './fake-model-server.ts';

/** A server with Google's generateContent protocol. */
export const startFakeGoogle = (script: FakeScript): Promise<FakeModelServer> =>
  startFakeModelServer(WIRE, script);

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const candidate = (text: string, finishReason?: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason }],
});

const WIRE: Wire = {
  path: ':streamGenerateContent?alt=sse',
  events: (answer) => [...splitText(answer.text).map((piece) => event(candidate(piece))), ...endOf(answer)],
};

function endOf(answer: Extract<FakeAnswer, { text: string }>): string[] {
  if (answer.kind === 'streamError') return [event({ error: answer.error })];
  if (answer.kind === 'stall' || answer.kind === 'truncated') return [];
  const finish = answer.kind === 'refusal' ? 'SAFETY' : (answer.finish ?? 'STOP');
  const usageMetadata = {
    promptTokenCount: FAKE_USAGE.inputTokens,
    candidatesTokenCount: FAKE_USAGE.outputTokens,
  };
  return [event({ ...candidate('', finish), usageMetadata })];
}
