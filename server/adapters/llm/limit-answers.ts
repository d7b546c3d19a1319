import type { FetchFunction } from './load-language-model.ts';

const MEBIBYTE = 1024 * 1024;
/** A long answer in pieces, each with some hundred bytes around it. */
const MOST_BYTES = 24 * MEBIBYTE;
/** Whoever reads a stream keeps a line until it ends, and an error until all of it is there. */
const MOST_IN_ONE = MEBIBYTE;
const LINE_FEED = 10;

/** Breaks off an answer that does not end, and follows nobody to another address. */
export const limitAnswers =
  (fetch: FetchFunction): FetchFunction =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limitTo(response.ok)), { status, statusText, headers });
  };

function limitTo(isStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let [all, line] = [0, 0];
  return new TransformStream({
    transform(chunk, controller) {
      all += chunk.length;
      const end = isStream ? chunk.lastIndexOf(LINE_FEED) : -1;
      line = end < 0 ? line + chunk.length : chunk.length - end - 1;
      if (all > MOST_BYTES || line > MOST_IN_ONE) controller.error(new Error('The answer doesn’t end.'));
      else controller.enqueue(chunk);
    },
  });
}
