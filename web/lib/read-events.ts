export type StreamEvent = { event: string; data: string };

function parseBlock(block: string): StreamEvent {
  const values = (field: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  return { event: values('event').at(-1) ?? 'message', data: values('data').join('\n') };
}

/** Parses server-sent events from a response body, because EventSource can only send GET requests. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + value.replaceAll('\r', '')).split('\n\n');
      rest = blocks.pop() ?? '';
      // A block without data is a comment that keeps the connection open.
      for (const block of blocks) if (/^data:/m.test(block)) yield parseBlock(block);
    }
  } finally {
    void reader.cancel().catch(() => null);
  }
}
