import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './read-events.ts';

const streamOf = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const bytes = (text: string) => new TextEncoder().encode(text);

async function heardOf(...chunks: Uint8Array<ArrayBuffer>[]): Promise<StreamEvent[]> {
  const heard: StreamEvent[] = [];
  for await (const event of readEvents(streamOf(...chunks))) heard.push(event);
  return heard;
}

const SPOKEN =
  'event: text\ndata: {"text":"Grüße"}\n\n: still here\n\nevent: draft\r\ndata: one\r\ndata: two\r\n\r\ndata: bare\n\n';
const HEARD = [
  { event: 'text', data: '{"text":"Grüße"}' },
  { event: 'draft', data: 'one\ntwo' },
  { event: 'message', data: 'bare' },
];

test('parses events at any network split, even within a character', async () => {
  for (const size of [1, 2, 7, 1_000]) {
    const all = bytes(SPOKEN);
    const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      all.slice(at * size, (at + 1) * size),
    );
    expect(await heardOf(...chunks)).toEqual(HEARD);
  }
});

test('ignores an incomplete event', async () => {
  expect(await heardOf(bytes('data: whole\n\ndata: ha'))).toEqual([{ event: 'message', data: 'whole' }]);
});

test('closes the connection when the reader stops', async () => {
  let hungUp = false;
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(bytes('data: again\n\n')),
    cancel: () => void (hungUp = true),
  });
  for await (const { data } of readEvents(endless)) {
    expect(data).toBe('again');
    break;
  }
  await expect.poll(() => hungUp).toBe(true);
});
