import type { FastifyRequest } from 'fastify';
import { Markup, html } from './html.ts';
import type { App } from './app-type.ts';

/** What every page asks for first. A call that a page makes only later would get an old answer. */
const EVERY_PAGE = [
  '/api/auth/user',
  '/api/reddit/community',
  '/api/reddit-accounts',
  '/api/opportunities/unviewed',
  '/api/activity/unread',
];
/** The dashboard's besides. The list of posts is left out: the browser may have it already, and it can be long. */
const DASHBOARD = [
  '/api/first-steps',
  '/api/links',
  '/api/replies',
  '/api/opportunities/unviewed?score_min=80',
];

/**
 * The answers to the page's first calls, for the page itself: whoever is signed in sees it without waiting for them.
 * Each is what the call would answer. A call that fails is left out, so the page makes it and shows why.
 */
export async function firstAnswers(
  { http }: App,
  request: FastifyRequest,
  isDashboard: boolean,
): Promise<Markup> {
  const paths = isDashboard ? [...EVERY_PAGE, ...DASHBOARD] : EVERY_PAGE;
  const { host, cookie } = request.headers;
  const headers = { ...(host && { host }), ...(cookie && { cookie }) };
  const ask = async (url: string) => {
    const { statusCode, body } = await http.inject({ url, headers, remoteAddress: request.ip });
    return statusCode === 200 && block(url, body);
  };
  const blocks = await Promise.all(paths.map(ask));
  return html`${blocks.filter((each) => each !== false)}`;
}

/** JSON may write `<` as an escape, and then nothing in it ends the element. */
const block = (path: string, json: string): Markup =>
  html`<script type="application/json" data-answer="${path}">
    ${new Markup(json.replaceAll('<', '\\u003c'))}
  </script>`;
