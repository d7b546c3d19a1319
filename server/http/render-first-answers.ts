import type { FastifyRequest } from 'fastify';
import { Markup, html } from './html.ts';
import type { App } from './app-type.ts';

/** The first calls of every page. Don't add calls that a page makes later: their answers would be old. */
const EVERY_PAGE = [
  '/api/auth/user',
  '/api/reddit/community',
  '/api/reddit-accounts',
  '/api/opportunities/unviewed',
  '/api/activity/unread',
];
/** More first calls by page. The dashboard's list of posts can be long and is often in the browser's cache. */
const OF_PAGE = new Map([
  ['/', ['/api/first-steps', '/api/links', '/api/replies', '/api/opportunities/unviewed?score_min=80']],
  ['/scanner', ['/api/scanner/scans']],
]);

/**
 * For signed-in users the page embeds the responses to its first API calls. Failed calls are left out, so that the
 * page repeats them and shows the error.
 */
export async function renderFirstAnswers(
  { http }: App,
  request: FastifyRequest,
  page: string,
): Promise<Markup> {
  const paths = [...EVERY_PAGE, ...(OF_PAGE.get(page) ?? [])];
  const { host, cookie } = request.headers;
  const headers = { ...(host && { host }), ...(cookie && { cookie }) };
  const ask = async (url: string) => {
    const { statusCode, body } = await http.inject({ url, headers, remoteAddress: request.ip });
    return statusCode === 200 && block(url, body);
  };
  const blocks = await Promise.all(paths.map(ask));
  return html`${blocks.filter((each) => each !== false)}`;
}

/** Escapes `<` in the JSON, so that no text can close the element. */
const block = (path: string, json: string): Markup =>
  html`<script type="application/json" data-answer="${path}">
    ${new Markup(json.replaceAll('<', '\\u003c'))}
  </script>`;
