import type { generateContent, GeneratedDraft } from '#contract/drafts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { writeVariant as variant } from '#contract/drafting/variants.ts';
import { ERROR_STATUS, type ErrorBody } from '#contract/errors.ts';
import type { GeneratedReply, generateReply as reply } from '#contract/scanner.ts';
import type { PageCall } from '#contract/scanning/page-model.ts';
import { isBrowserWriting } from '../browser/writer-store.ts';
import { ApiError, call, send, type Target } from '#web/lib/api-client.ts';
import { readEvents } from '#web/lib/read-events.ts';
import { rememberSent } from './sent-to-model.ts';

const GENERATE: Target<typeof generateContent> = { method: 'POST', path: '/api/generate-content' };

const VARIANT: Target<typeof variant> = { method: 'POST', path: '/api/generate-content/variant' };

const REPLY: Target<typeof reply> = { method: 'POST', path: '/api/opportunities/:id/generate-reply' };

export type DraftRequest = CallInput<typeof generateContent>;
export type VariantRequest = CallInput<typeof variant>;
type ReplyRequest = CallInput<typeof reply>;

export type Following = { signal: AbortSignal; onText: (soFar: string) => void };

/** Runs the call in the page if its model writes, otherwise on the server. Remembers what was sent to the model. */
async function generate(
  inPage: PageCall | null,
  onServer: (options: object) => Promise<Response>,
  { signal, onText }: Following,
): Promise<GeneratedDraft> {
  const draft =
    inPage && (await isBrowserWriting())
      ? await draftInPage(inPage, { signal, onText })
      : await readDraft(await onServer({ headers: { accept: 'text/event-stream' }, signal }), onText);
  rememberSent(draft);
  return draft;
}

export const generateDraft = (asked: DraftRequest, following: Following): Promise<GeneratedDraft> => {
  const inPage = asked.writer === 'builtIn' ? null : ({ kind: 'draft', asked } as const);
  return generate(inPage, (options) => send(GENERATE, asked, options), following);
};
export const generateVariant = (asked: VariantRequest, following: Following): Promise<GeneratedDraft> =>
  generate({ kind: 'variant', asked }, (options) => send(VARIANT, asked, options), following);

/** An answer to a thread. Completes even if the user leaves the page. */
export async function generateReply({ id, ...asked }: ReplyRequest): Promise<GeneratedReply> {
  const reply = (await isBrowserWriting())
    ? (await askPage({ kind: 'reply', id, asked }, UNFOLLOWED)).reply
    : await call(REPLY, { id, ...asked });
  if (reply === null) throw new Error('The server returned no reply.');
  rememberSent(reply);
  return reply;
}
const UNFOLLOWED: Following = { signal: new AbortController().signal, onText: () => undefined };

async function askPage(asked: PageCall, following: Following) {
  const { askBrowserModel } = await import('../browser/ask-browser-model.ts');
  return await askBrowserModel(asked, following);
}

async function draftInPage(asked: PageCall, following: Following): Promise<GeneratedDraft> {
  const { draft } = await askPage(asked, following);
  if (draft === null) throw new Error('The server returned no draft.');
  return draft;
}

/** Reads a stream of the draft, or the whole draft. */
async function readDraft(response: Response, onText: Following['onText']): Promise<GeneratedDraft> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return (await response.json()) as GeneratedDraft;
  let soFar = '';
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'text') {
      const { kept, text } = JSON.parse(data) as { kept: number; text: string };
      soFar = soFar.slice(0, kept) + text;
      onText(soFar);
    }
    if (event === 'draft') return JSON.parse(data) as GeneratedDraft;
    if (event === 'problem') throw new ApiError(ERROR_STATUS[(JSON.parse(data) as ErrorBody).code], data);
  }
  throw new Error('The stream ended without a draft.');
}
