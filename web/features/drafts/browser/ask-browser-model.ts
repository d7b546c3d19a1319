import type { Output } from '#contract/endpoint.ts';
import type { askPageModel, PageCall } from '#contract/scanning/page-model.ts';
import { ApiError, call as callServer, type Target } from '#web/lib/api-client.ts';
import { describeFailure, openSession, runPrompt } from './language-model.ts';
import { showProgress } from './writer-store.ts';

/** A failure described in our own words, shown in the form like a server error. */
const wordedError = (message: string): ApiError =>
  new ApiError(409, JSON.stringify({ code: 'CONFLICT', message }));

const ASK: Target<typeof askPageModel> = { method: 'POST', path: '/api/page-model' };
type Options = { signal: AbortSignal; onText: (soFar: string) => void };

/** The number of answers: the first one, and one repair. */
const MOST_ANSWERS = 2;

/** Drafts with the browser's model. The server builds each task and checks the answers like any model's. */
export async function askBrowserModel(
  asked: PageCall,
  { signal, onText }: Options,
): Promise<Output<typeof askPageModel>> {
  const answers: string[] = [];
  try {
    // This must run first, because browsers allow a download only right after a click.
    const session = await openSession(signal, showProgress);
    try {
      for (let left = MOST_ANSWERS; ; left -= 1) {
        const result = await callServer(ASK, { call: asked, answers }, { signal });
        if (result.task === null) return result;
        if (left === 0) break;
        const { system, prompt, schema } = result.task;
        const task = { prompt: `${system}\n\n${prompt}`, schema };
        answers.push(await runPrompt(session, task, { signal, onText }));
      }
    } finally {
      session.destroy();
    }
  } catch (error) {
    const words = signal.aborted ? null : describeFailure(error);
    throw words === null ? error : wordedError(words);
  } finally {
    showProgress(null);
  }
  throw wordedError('The model in this browser gave no usable answer. Try again.');
}
