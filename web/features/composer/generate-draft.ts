import type { generateContent, GeneratedDraft } from '#contract/drafts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { ERROR_STATUS, type ErrorBody } from '#contract/errors.ts';
import { ApiError, send, type Target } from '#web/lib/api-client.ts';
import { readEvents } from '#web/lib/read-events.ts';

const GENERATE: Target<typeof generateContent> = { method: 'POST', path: '/api/generate-content' };

export type DraftRequest = CallInput<typeof generateContent>;

type Following = { signal: AbortSignal; onText: (soFar: string) => void };

/** Requests a draft and follows the stream while it is written; a server may also answer with the whole draft. */
export async function generateDraft(
  request: DraftRequest,
  { signal, onText }: Following,
): Promise<GeneratedDraft> {
  const response = await send(GENERATE, request, { headers: { accept: 'text/event-stream' }, signal });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return (await response.json()) as GeneratedDraft;
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'text') onText((JSON.parse(data) as { text: string }).text);
    if (event === 'draft') return JSON.parse(data) as GeneratedDraft;
    if (event === 'problem') throw new ApiError(ERROR_STATUS[(JSON.parse(data) as ErrorBody).code], data);
  }
  throw new Error('The stream ended without a draft.');
}
