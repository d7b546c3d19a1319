import { type Answer, html } from '../http/answer.ts';

/** HTML pages that a client may get where it expects JSON. */
const page = (title: string, lines: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${lines
    .map((line, index) => (index === 0 ? `<h1>${line}</h1>` : `<p>${line}</p>`))
    .join('')}</body></html>`;

export function blockedPage(): Answer {
  return html(
    page('Blocked', [
      "You've been blocked by network security.",
      'To continue, use an access token and a descriptive user agent.',
    ]),
    403,
  );
}

export function tooManyPage(retryAfter: number): Answer {
  return html(
    page('Too Many Requests', [
      'whoa there, pardner!',
      `Too many requests came from this client. Wait ${retryAfter} seconds.`,
    ]),
    429,
    {
      'retry-after': String(retryAfter),
    },
  );
}

export function brokenPage(status: number): Answer {
  return html(
    page('Ow!', ['Ow!', 'All of our servers are busy right now.', `(error code: ${status})`]),
    status,
  );
}

export function unauthorizedPage(headers: Readonly<Record<string, string>>): Answer {
  return html(
    page('page not found', ['page not found', 'The page you asked for is not here.']),
    401,
    headers,
  );
}

export function badRequestPage(text: string): Answer {
  return html(page('bad request', ['bad request', text]), 400);
}
