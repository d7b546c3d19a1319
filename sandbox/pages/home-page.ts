import type { Answer } from '../http/answer.ts';
import { isOpen } from '../api/resolve-community.ts';
import { COMMUNITIES } from '../world/communities.ts';
import { pluralize } from './figures.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';

export function homePage(): Answer {
  const open = COMMUNITIES.filter(isOpen).toSorted((one, other) => other.members - one.members);
  return page(
    'Communities',
    markup`<h1>A site to try things out on</h1>
<p>Everything here is made up: the people, the posts and the figures. It behaves like the real platform, so you can
connect an account, post, and see what happens without bothering anyone.</p>
<p>Sign in as <strong>sandbox_ada</strong>, <strong>sandbox_ben</strong> or <strong>sandbox_cleo</strong>.</p>
<h2>Communities</h2>
<ul class="rows">${open.map(
      (community) => markup`<li><a class="title" href="/r/${community.name}/">r/${community.name}</a>
<p class="quiet">${pluralize(community.members, 'member')} · ${community.description}</p></li>`,
    )}</ul>`,
  );
}
