import { ApiError, type Call, createCaller } from '../../contract/api/call-api.ts';
import type { ErrorBody } from '../../contract/errors.ts';

type Server = { url: string; key: string };

/** Calls the API of a server with a key. */
export const callOverHttp = ({ url, key }: Server): Call =>
  createCaller(async ({ method, path, headers, body }) => {
    const request: RequestInit = {
      method,
      // Following a redirect would turn a write into a read and lose the key.
      redirect: 'manual',
      headers: {
        ...headers,
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const response = await fetch(new URL(path, url), request).catch((error: unknown) => {
      throw unavailable(`Threadwell doesn’t answer at ${url}. Check that it runs there.`, error);
    });
    const { status } = response;
    const target = response.headers.get('location');
    if (status >= 300 && status < 400 && target !== null)
      throw unavailable(`${url} redirects to ${target}. Use the address it leads to.`);
    const text = await response.text();
    const answer: unknown = text === '' ? null : readJson(text);
    if (answer === undefined || (status >= 300 && !isErrorBody(answer)))
      throw unavailable(`What answers at ${url} isn’t a Threadwell (status ${status}). Check the address.`);
    return { status, body: answer };
  });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isErrorBody = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

function unavailable(message: string, cause?: unknown): ApiError {
  const body: ErrorBody = { code: 'UNAVAILABLE', message };
  return Object.assign(new ApiError(503, body), { cause });
}
