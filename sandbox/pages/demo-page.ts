import type { Answer } from '../http/answer.ts';
import { type Call, param } from '../http/call.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';

/** Accepts a script's address only on this machine. */
const readScript = (app: string): URL | null => {
  const url = URL.parse('/t.js', app);
  return url && url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname) ? url : null;
};

const PAGES = { '': 'Acme', pricing: 'Pricing', docs: 'Documents' } as const;

/** A user's website with the snippet of the Threadwell at `app` and the key from the URL. */
export function demoPage(call: Call, section: string): Answer {
  const script = readScript(param(call, 'app') ?? '');
  const key = param(call, 'key') ?? '';
  const heading = PAGES[section as keyof typeof PAGES] ?? section;
  const links = Object.entries(PAGES).map(
    ([path, name]) =>
      markup`<li><a href="/demo${path && `/${path}`}?${call.query.toString()}">${name}</a></li>`,
  );
  const content = markup`<h1>${heading}</h1>
<p>A website of your own, for trying out how clicks are counted.</p>
<ul class="rows">${links}</ul>
${
  script
    ? markup`<script defer src="${script.href}" data-key="${key}"></script>`
    : markup`<p class="problem">Without a snippet: give app and key in the address.</p>`
}`;
  return page(heading, content, 200, '', script?.origin);
}
