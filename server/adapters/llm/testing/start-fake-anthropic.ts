import { FAKE_USAGE, type FakeAnswer, type FakeScript } from './fake-answer.ts';
import { splitText, startFakeModelServer, type FakeModelServer, type Wire } from './fake-model-server.ts';

/** A server with the messages protocol. It answers JSON requests made through a tool by calling that tool. */
export const startFakeAnthropic = (script: FakeScript): Promise<FakeModelServer> =>
  startFakeModelServer(WIRE, script);

const event = (type: string, rest: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;

const WIRE: Wire = {
  path: '/messages',
  events(answer, { body: { model, tools } }) {
    const [tool] = tools ?? [];
    const delta = (piece: string) =>
      tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece };
    const block = tool
      ? { type: 'tool_use', id: 'toolu_fake', name: tool.name, input: {} }
      : { type: 'text', text: '' };
    return [
      event('message_start', {
        message: {
          id: 'msg_fake',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: FAKE_USAGE.inputTokens, output_tokens: 1 },
        },
      }),
      event('content_block_start', { index: 0, content_block: block }),
      ...splitText(answer.text).map((piece) =>
        event('content_block_delta', { index: 0, delta: delta(piece) }),
      ),
      ...endOf(answer, tool !== undefined),
    ];
  },
};

function endOf(answer: Extract<FakeAnswer, { text: string }>, byTool: boolean): string[] {
  if (answer.kind === 'streamError') return [event('error', { error: answer.error })];
  if (answer.kind === 'stall' || answer.kind === 'truncated') return [];
  const asked = answer.kind === 'text' ? answer.finish : 'refusal';
  return [
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: asked ?? (byTool ? 'tool_use' : 'end_turn'), stop_sequence: null },
      usage: { output_tokens: FAKE_USAGE.outputTokens },
    }),
    event('message_stop', {}),
  ];
}
