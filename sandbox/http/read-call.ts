import type { IncomingMessage } from 'node:http';
import type { Call } from './call.ts';

const MAX_BODY = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length <= MAX_BODY) chunks.push(chunk);
  }
  return length > MAX_BODY ? '' : Buffer.concat(chunks).toString('utf8');
}

const BOUNDARY = /boundary="?([^";]+)"?/;

/** Supports only plain fields, which some clients send as multipart. */
function multipart(body: string, boundary: string): URLSearchParams {
  const form = new URLSearchParams();
  for (const part of body.split(`--${boundary}`)) {
    const [head, ...rest] = part.split('\r\n\r\n');
    const name = /name="([^"]*)"/.exec(head ?? '')?.[1];
    if (name !== undefined && rest.length > 0) form.append(name, rest.join('\r\n\r\n').replace(/\r\n$/, ''));
  }
  return form;
}

function parse(body: string, type: string): { form: URLSearchParams; json: unknown } {
  if (type.startsWith('application/json')) {
    try {
      return { form: new URLSearchParams(), json: JSON.parse(body) };
    } catch {
      return { form: new URLSearchParams(), json: undefined };
    }
  }
  const boundary = type.startsWith('multipart/form-data') ? BOUNDARY.exec(type)?.[1] : undefined;
  return { form: boundary ? multipart(body, boundary) : new URLSearchParams(body), json: undefined };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function normalize(path: string): string {
  const plain = decode(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/?\.json$/, '')
    .replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}

export async function readCall(request: IncomingMessage): Promise<Call> {
  const address = URL.parse(request.url ?? '/', 'http://sandbox') ?? new URL('http://sandbox/');
  const { headers } = request;
  const asksForJson = address.pathname.endsWith('.json');
  const isApi = asksForJson || address.pathname.startsWith('/api/');
  const accept = headers.accept ?? '*/*';
  const acceptsHtml = accept.includes('text/html') || accept.includes('*/*');
  const type = headers['content-type'] ?? '';
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: normalize(address.pathname),
    query: address.searchParams,
    headers,
    params: {},
    viewer: null,
    wantsPage: acceptsHtml && !isApi && headers.authorization === undefined,
    ...parse(await readBody(request), type),
  };
}
