import type { Answer } from '../http/answer.ts';
import { isOpen } from '../api/reach-community.ts';
import { COMMUNITIES } from '../world/communities.ts';
import { counted } from './figures.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';

export function homePage(): Answer {
  const open = COMMUNITIES.filter(isOpen).toSorted((one, other) => other.members - one.members);
  return page(
    'Communities',
    markup`<h1>A community to try things out in</h1>
<p>Everything here is made up: the people, the posts and the figures. It behaves like the real platform, so you can
connect an account, post, and see what comes of it, without bothering anybody.</p>
<p>Sign in as <strong>sandbox_ada</strong>, <strong>sandbox_ben</strong> or <strong>sandbox_cleo</strong>.</p>
<h2>Communities</h2>
<ul class="rows">${open.map(
      (community) => markup`<li><a class="title" href="/r/${community.name}/">r/${community.name}</a>
<p class="quiet">${counted(community.members, 'member')} · ${community.description}</p></li>`,
    )}</ul>`,
  );
}
