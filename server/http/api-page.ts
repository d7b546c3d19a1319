import type { Endpoint } from '#contract/endpoint.ts';
import { html, type Markup } from './html.ts';
import { OTHER_ROUTES } from './other-routes.ts';

/** `/api/docs`: every endpoint on one page. */
export function renderApiPage(endpoints: readonly Endpoint[]): string {
  const others = Object.entries(OTHER_ROUTES).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) =>
      row(method.toUpperCase(), path, summary, 'anyone'),
    ),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Threadwell API</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              14px/22px system-ui,
              sans-serif;
          }
          body {
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          table {
            border-collapse: collapse;
            width: 100%;
          }
          th,
          td {
            text-align: left;
            padding: 0.5rem 1rem 0.5rem 0;
            border-bottom: 1px solid #8884;
            vertical-align: top;
          }
          code {
            font:
              13px ui-monospace,
              monospace;
          }
        </style>
      </head>
      <body>
        <h1>Threadwell API</h1>
        <p>
          Machines read <a href="/api/openapi.json">openapi.json</a>. Sessions travel in a cookie; writes are
          taken from our own pages only. Every error is JSON: <code>{code, message, fields?}</code>.
        </p>
        <table>
          <thead>
            <tr>
              <th>Call</th>
              <th>What it does</th>
              <th>Who</th>
            </tr>
          </thead>
          <tbody>
            ${[...endpoints.map((e) => row(e.method, e.path, e.summary, e.access)), ...others]}
          </tbody>
        </table>
      </body>
    </html>`.text;
}

const row = (method: string, path: string, summary: string, access: string): Markup =>
  html`<tr>
    <td><code>${method} ${path}</code></td>
    <td>${summary}</td>
    <td>${access === 'user' ? 'signed in' : 'anyone'}</td>
  </tr>`;
