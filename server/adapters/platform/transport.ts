import type { Agent } from 'undici';
import { toStorableText } from '#core/text/to-storable-text.ts';
import { isBeforeSending } from './is-before-sending.ts';
import type { RawAnswer } from './raw-answer.ts';

export type PlatformRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  deadlineMs: number;
};

/** No answer. `sent` is false only if the request certainly never left this machine. */
export type NoAnswer = { sent: boolean; detail: string };
export type Transport = (request: PlatformRequest) => Promise<RawAnswer | NoAnswer>;

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Plain HTTP: no redirects, no retries, one deadline for the whole exchange. */
export function createTransport(): Transport {
  let agent: Agent | null = null;
  return async ({ method, url, headers, body, deadlineMs }) => {
    try {
      // The HTTP client is loaded on first use to keep startup fast.
      const undici = await import('undici');
      agent ??= new undici.Agent({ connect: { timeout: 10_000 }, maxResponseSize: MAX_ANSWER_BYTES });
      const answer = await undici.request(url, {
        method,
        headers,
        dispatcher: agent,
        signal: AbortSignal.timeout(deadlineMs),
        ...(body !== undefined && { body }),
      });
      const headersOfAnswer = Object.entries(answer.headers).map(
        ([name, value]) => [name, value?.toString()] as const,
      );
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(headersOfAnswer),
        text: toStorableText(await answer.body.text()),
      };
    } catch (error) {
      return { sent: !isBeforeSending(error), detail: describe(error) };
    }
  };
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
