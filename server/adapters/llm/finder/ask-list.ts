import { errorCode } from '#server/adapters/read-error.ts';
import { readAtMost } from '#server/adapters/website/read-at-most.ts';

export type ListAnswer =
  | { kind: 'json'; value: unknown }
  | { kind: 'absent' | 'silent' | 'locked' | 'strange' };

const MAX_BYTES = 1024 * 1024;

/** Asks a program on this machine for a list. Rejects long answers and redirects. */
export async function askList(url: string, signal: AbortSignal): Promise<ListAnswer> {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    const { status, body } = response;
    if (status !== 200 || !body) {
      void body?.cancel();
      return { kind: status === 401 || status === 403 ? 'locked' : 'strange' };
    }
    const bytes = await readAtMost(body, MAX_BYTES);
    if (bytes.length > MAX_BYTES) return { kind: 'strange' };
    return { kind: 'json', value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch (error) {
    if (signal.aborted) return { kind: 'silent' };
    const isRefused = error instanceof Error && errorCode(error.cause) === 'ECONNREFUSED';
    return { kind: isRefused ? 'absent' : 'strange' };
  }
}
