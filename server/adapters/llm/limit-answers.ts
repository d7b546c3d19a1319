import type { FetchFunction } from './load-language-model.ts';

const MEBIBYTE = 1024 * 1024;
/** A long answer arrives in chunks that each take some hundred bytes of overhead. */
const MOST_BYTES = 24 * MEBIBYTE;
/** Stream readers buffer a whole line, or a whole error. */
const MOST_IN_ONE = MEBIBYTE;
const LINE_FEED = 10;

/** Aborts an endless answer and follows no redirect. */
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
