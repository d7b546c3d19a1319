import type { generateContent, GeneratedDraft } from '#contract/drafts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { writeVariant as variant } from '#contract/drafting/variants.ts';
import { ERROR_STATUS, type ErrorBody } from '#contract/errors.ts';
import { ApiError, send, type Target } from '#web/lib/api-client.ts';
import { readEvents } from '#web/lib/read-events.ts';

const GENERATE: Target<typeof generateContent> = { method: 'POST', path: '/api/generate-content' };

const VARIANT: Target<typeof variant> = { method: 'POST', path: '/api/generate-content/variant' };

export type DraftRequest = CallInput<typeof generateContent>;
export type VariantRequest = CallInput<typeof variant>;

export type Following = { signal: AbortSignal; onText: (soFar: string) => void };
export type Generator<Request> = (request: Request, following: Following) => Promise<GeneratedDraft>;

export const generateDraft: Generator<DraftRequest> = async (request, { signal, onText }) =>
  await readDraft(await send(GENERATE, request, { ...AS_STREAM, signal }), onText);

export const generateVariant: Generator<VariantRequest> = async (request, { signal, onText }) =>
  await readDraft(await send(VARIANT, request, { ...AS_STREAM, signal }), onText);

const AS_STREAM = { headers: { accept: 'text/event-stream' } };

/** Follows a stream while the draft is written; a server may also answer with the whole draft. */
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
