import { isOpen } from '../api/resolve-community.ts';
import type { Sandbox } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import type { Person } from '../people.ts';
import { formatAge, pluralize } from './figures.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';
import { postRow } from './post-row.ts';

export function personPage(sandbox: Sandbox, person: Person): Answer {
  const posts = sandbox.siteContent
    .threadsBy(person.name)
    .filter((thread) => {
      const { deleted, removedBy } = sandbox.siteContent.standing(`t3_${thread.id}`, thread);
      return isOpen(thread.community) && !deleted && removedBy === null;
    })
    .toSorted((one, other) => other.createdAt - one.createdAt);
  return page(
    `u/${person.name}`,
    markup`<h1>u/${person.name}</h1>
<p class="quiet">${person.isMember ? 'A member of this sandbox' : 'An invented person'} · joined
${formatAge(person.createdAt, sandbox.clock.now())} · ${pluralize(person.postKarma + person.commentKarma, 'point')}</p>
<h2>Posts</h2>
${
  posts.length === 0
    ? markup`<p>No posts in recent weeks.</p>`
    : markup`<ul class="rows">${posts.slice(0, 50).map((thread) => postRow(sandbox, thread, true))}</ul>`
}`,
  );
}
