import { type Forest, buildForest } from '../api/comment-tree.ts';
import type { Sandbox } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import { markdownToHtml } from '../protocol/markdown.ts';
import type { Reply, Thread } from '../world/thread.ts';
import { formatAge, pluralize } from './figures.ts';
import { page } from './layout.ts';
import { Markup, markup } from './markup.ts';
import { authorLink, byline } from './post-row.ts';
import { replyForm } from './reply-form.ts';

const MAX_DEPTH = 12;

function replyItem(sandbox: Sandbox, forest: Forest, reply: Reply, depth: number): Markup {
  const standing = sandbox.siteContent.standing(`t1_${reply.id}`, reply);
  const gone = standing.deleted ? '[deleted]' : standing.removedBy !== null ? '[removed]' : null;
  const below = depth < MAX_DEPTH ? forest.under(`t1_${reply.id}`) : [];
  const by = authorLink(reply.author, standing.deleted || standing.authorGone);
  const votes = markup`<span class="votes">${pluralize(sandbox.siteContent.replyScore(reply), 'vote')}</span>`;
  const age = formatAge(reply.createdAt, sandbox.clock.now());
  const children = below.map((child) => replyItem(sandbox, forest, child, depth + 1));
  return markup`<li class="reply" id="${reply.id}"><p class="quiet">${by} · ${votes} · ${age}</p>
${new Markup(markdownToHtml(gone ?? reply.body))}
${children.length > 0 && markup`<ul class="replies">${children}</ul>`}</li>`;
}

function bodyOf(sandbox: Sandbox, thread: Thread): Markup {
  const { deleted, removedBy } = sandbox.siteContent.standing(`t3_${thread.id}`, thread);
  if (deleted) return markup`<p class="problem">The author deleted this post.</p>`;
  if (removedBy !== null) return markup`<p class="problem">This post was removed.</p>`;
  const link =
    thread.url !== null && markup`<p><a href="${thread.url}" rel="nofollow noopener">${thread.url}</a></p>`;
  return markup`${link}${thread.body !== '' && new Markup(markdownToHtml(thread.body))}`;
}

/** The page of a permalink: the post with all comments, or one comment with its replies. */
export function threadPage(sandbox: Sandbox, thread: Thread, comment: string | undefined): Answer {
  const forest = buildForest(sandbox, thread, null, 'confidence');
  const selected = comment ? forest.find(comment) : undefined;
  const shown = selected ? [selected] : forest.under(`t3_${thread.id}`);
  const { locked } = sandbox.siteContent.standing(`t3_${thread.id}`, thread);
  return page(
    thread.title,
    markup`<article>
<h1>${thread.title}</h1>
${byline(sandbox, thread, true)}
<div class="card">${bodyOf(sandbox, thread)}</div>
</article>
${locked && markup`<p class="problem">Comments are locked.</p>`}
<h2>${pluralize(
      forest.under(`t3_${thread.id}`).reduce((sum, reply) => sum + forest.size(reply), 0),
      'comment',
    )}</h2>
<ul class="replies">${shown.map((reply) => replyItem(sandbox, forest, reply, 0))}</ul>
${!locked && replyForm(thread, selected ? `t1_${selected.id}` : `t3_${thread.id}`)}`,
  );
}
