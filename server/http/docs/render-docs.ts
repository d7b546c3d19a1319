import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { html, Markup } from '../html.ts';
import { REQUESTS_PER_WINDOW } from '../keys/key-limit.ts';
import { toJsonSchema } from '../to-json-schema.ts';
import { OTHER_ROUTES } from '../other-routes.ts';
import { type Field, type JsonSchema, listFields } from './describe-fields.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { TOUR, writeCurl } from './examples.ts';
import { groupEndpoints } from './group-endpoints.ts';

type Place = { origin: string; stylesheet: string };

/** Renders `/api/docs`: how to call the API, and every endpoint, on one page. */
export function renderDocs(endpoints: readonly Endpoint[], { origin, stylesheet }: Place): string {
  const groups = [...groupEndpoints(endpoints)].filter(([, group]) => group.length > 0);
  const sections = [...INTRO.map(([title]) => title), ...groups.map(([name]) => name), 'Other addresses'];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Threadwell API</title>
        <meta name="description" content="How to use the API of this Threadwell." />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js"></script>
        <link rel="stylesheet" href="${stylesheet}" />
        <style>
          ${new Markup(DOCS_STYLE)}
        </style>
      </head>
      <body class="docs">
        <nav aria-label="Sections">
          <a class="docs-brand" href="/">Threadwell</a>
          ${sections.map((title) => html`<a href="#${toId(title)}">${title}</a>`)}
        </nav>
        <main>
          <h1>Threadwell API</h1>
          ${INTRO.map(([title, write]) => section(title, write(origin)))}
          ${groups.map(([name, group]) => section(name, html`${group.map(renderEndpoint)}`))}
          ${section('Other addresses', renderOthers())}
        </main>
      </body>
    </html>`.text;
}

const toId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
const section = (title: string, content: Markup): Markup =>
  html`<section id="${toId(title)}" aria-labelledby="${toId(title)}-title">
    <h2 id="${toId(title)}-title">${title}</h2>
    ${content}
  </section>`;
const code = (text: string): Markup => html`<pre tabindex="0"><code>${text}</code></pre>`;

const INTRO: readonly (readonly [string, (origin: string) => Markup])[] = [
  [
    'Start',
    (origin) => html`
      <p>
        Create a key under <a href="/settings#api-keys">Settings, Access, API keys</a> and send it as bearer
        token. Tools can read <a href="/api/openapi.json">openapi.json</a>. Bodies and answers are JSON; times
        are ISO 8601 in UTC.
      </p>
      ${code(`export THREADWELL_API_KEY=tw_…\n${writeCurl({ method: 'GET', path: '/api/auth/user' }, origin)}`)}
    `,
  ],
  [
    'Tour',
    (origin) =>
      html`<p>Connect an account on the dashboard first. Replace <code>{id}</code> by the id of the draft.</p>
        <ol>
          ${TOUR.map((example) => html`<li>${example.title} ${code(writeCurl(example, origin))}</li>`)}
        </ol>`,
  ],
  [
    'Scopes',
    () => html`
      <p>A key does what its scopes say, and they don’t include each other.</p>
      <dl>
        <dt>read</dt>
        <dd>Every GET. It changes nothing.</dd>
        <dt>draft</dt>
        <dd>Scan, write, check and save drafts.</dd>
        <dt>schedule</dt>
        <dd>Schedule posts, and change or delete scheduled ones.</dd>
        <dt>publish</dt>
        <dd>Publish posts now.</dd>
      </dl>
      <p>
        A key that asks first schedules nothing by itself: the post waits in phase <code>needs_you</code> with
        the problem <code>APPROVAL_NEEDED</code> until a person approves it.
      </p>
    `,
  ],
  [
    'Errors and limits',
    () => html`
      <p>
        An error is <code>{code, message, fields?}</code>. A key may send ${REQUESTS_PER_WINDOW} requests a
        minute; <code>ratelimit-remaining</code> and <code>ratelimit-reset</code> count down. Send an
        <code>Idempotency-Key</code> when you create a post, and repeat the request as often as you need.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Codes</th>
          </tr>
        </thead>
        <tbody>
          ${[...codesByStatus()].map(
            ([status, codes]) =>
              html`<tr>
                <td>${status}</td>
                <td><code>${codes.join(', ')}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    `,
  ],
  [
    'Agents and scripts',
    (origin) => html`
      <p>An MCP client connects over HTTP, with a key or by signing in:</p>
      ${code(JSON.stringify({ mcpServers: { threadwell: { url: `${origin}/mcp` } } }, null, 2))}
      <p>or over standard input and output, from a clone of Threadwell:</p>
      ${code(`THREADWELL_URL=${origin} THREADWELL_API_KEY=tw_… npm run --silent mcp`)}
      <p>
        The command line works the same way. In the folder of your clone, run
        <code>npx threadwell help</code>; elsewhere <code>npx</code> would fetch another package of that name.
      </p>
    `,
  ],
];

function codesByStatus(): Map<number, string[]> {
  const codes = new Map<number, string[]>();
  for (const [name, status] of Object.entries(ERROR_STATUS))
    codes.set(status, [...(codes.get(status) ?? []), name]);
  return codes;
}

const fieldsOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Field[] =>
  listFields(toJsonSchema(schema, io) as JsonSchema);

const whoMay = ({ access, scope }: Endpoint): string => {
  if (scope === 'personOnly') return access === 'user' ? 'signed in, no key' : 'no key';
  if (scope === 'none') return 'anyone';
  const scopes = [scope].flat().join(' or ');
  return access === 'user' ? scopes : `anyone, or ${scopes}`;
};

function renderEndpoint(endpoint: Endpoint): Markup {
  const { method, path, summary, params, query, body, output, status = 200, errors } = endpoint;
  const parts = [
    ['Path', params && fieldsOf(params, 'input')],
    ['Query', query && fieldsOf(query, 'input')],
    ['Body', body && fieldsOf(body, 'input')],
    [`Answer ${output ? status : 204}`, output && fieldsOf(output, 'output')],
  ] as const;
  return html`<details>
    <summary>
      <code>${method} ${path}</code>
      <span class="docs-scope">${whoMay(endpoint)}</span>
      <span class="docs-summary">${summary}</span>
    </summary>
    ${parts.map(([title, fields]) => fields && fields.length > 0 && renderFields(title, fields)).filter(isMarkup)}
    ${errors.length > 0 && html`<p>Errors: <code>${errors.join(', ')}</code></p>`}
  </details>`;
}

const isMarkup = (part: unknown): part is Markup => part instanceof Markup;

const renderFields = (title: string, fields: readonly Field[]): Markup =>
  html`<h3>${title}</h3>
    <table>
      <tbody>
        ${fields.map(
          ({ name, type, isRequired, usual }) =>
            html`<tr>
              <th scope="row"><code>${name}${isRequired ? '' : '?'}</code></th>
              <td><code>${type}</code>${usual !== null && html` = ${usual}`}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;

const renderOthers = (): Markup =>
  html`<table>
    <tbody>
      ${Object.entries(OTHER_ROUTES).flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, { summary }]) =>
            html`<tr>
              <th scope="row"><code>${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}</code></th>
              <td>${summary}</td>
            </tr>`,
        ),
      )}
    </tbody>
  </table>`;
