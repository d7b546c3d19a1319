import { ApiError, type Call, createCaller } from '../../contract/api/call-api.ts';
import type { ErrorBody } from '../../contract/errors.ts';

type Server = { url: string; key: string };

/** The API of a server, called with a key. */
export const callOverHttp = ({ url, key }: Server): Call =>
  createCaller(async ({ method, path, headers, body }) => {
    const request = {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const response = await fetch(new URL(path, url), request).catch((error: unknown) => {
      throw unreachable(url, error);
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : readJson(url, text) };
  });

function readJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreachable(url, error);
  }
}

function unreachable(url: string, cause: unknown): ApiError {
  const body: ErrorBody = {
    code: 'UNAVAILABLE',
    message: `Threadwell doesn’t answer at ${url}. Check that it runs there.`,
  };
  return Object.assign(new ApiError(503, body), { cause });
}
