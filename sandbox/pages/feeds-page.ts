import type { Sandbox } from '../context.ts';
import { feedToken } from '../feeds/feed-token.ts';
import type { Answer } from '../http/answer.ts';
import { MEMBERS } from '../people.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';

/** The feeds of all members: these pages have no sign-in. On the platform members see only their own. */
export function feedsPage(sandbox: Sandbox): Answer {
  return page(
    'Private feeds',
    markup`<h1>Private feeds</h1>
<p>Each member has addresses of their own, for a program that reads feeds. Keep them to yourself: whoever has one can read it.</p>
${MEMBERS.map((member) => {
  const secret = `feed=${feedToken(sandbox, member)}&user=${member}`;
  return markup`<h2>u/${member}</h2><ul class="rows">${['/.rss', '/r/saas+startups/new/.rss'].map(
    (path) => markup`<li><a href="${path}?${secret}">${sandbox.url()}${path}?${secret}</a></li>`,
  )}</ul>`;
})}`,
  );
}
