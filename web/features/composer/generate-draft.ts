import type { GeneratedDraft } from '#contract/drafts.ts';
import { ERROR_STATUS, type ErrorBody } from '#contract/errors.ts';
import type { Target } from '#contract/to-request.ts';
import { ApiError, send } from '#web/lib/api-client.ts';
import { readEvents } from '#web/lib/read-events.ts';

const GENERATE: Target = { method: 'POST', path: '/api/generate-content' };

type Following = { signal: AbortSignal; onText: (soFar: string) => void };

/** Asks for a draft and follows it while it is written; a server that answers it whole is fine too. */
export async function generateDraft(ask: object, { signal, onText }: Following): Promise<GeneratedDraft> {
  const response = await send(GENERATE, ask, { headers: { accept: 'text/event-stream' }, signal });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return (await response.json()) as GeneratedDraft;
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'text') onText((JSON.parse(data) as { text: string }).text);
    if (event === 'draft') return JSON.parse(data) as GeneratedDraft;
    if (event === 'problem') throw new ApiError(ERROR_STATUS[(JSON.parse(data) as ErrorBody).code], data);
  }
  throw new Error('The stream ended without a draft.');
}
