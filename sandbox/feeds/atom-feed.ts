import type { Sandbox } from '../context.ts';
import { type Markup, markup } from '../pages/markup.ts';
import { threadPermalink } from '../protocol/post-json.ts';
import { markedHtml } from '../protocol/markdown.ts';
import type { Thread } from '../world/thread.ts';

const iso = (at: number): string => new Date(at).toISOString().replace(/\.\d{3}Z$/, '+00:00');

function content(site: string, thread: Thread): string {
  const { author, community, body, url } = thread;
  const page = `${site}${threadPermalink(thread)}`;
  const by = markup` &#32; submitted by &#32; <a
    href="${site}/user/${author}"> /u/${author} </a> &#32; to &#32; <a
    href="${site}/r/${community.name}/"> r/${community.name} </a> <br/> <span><a
    href="${url ?? page}">[link]</a></span> &#32; <span><a href="${page}">[comments]</a></span>`;
  return `${body === '' ? '' : markedHtml(body)}${by.text}`;
}

function entry(site: string, thread: Thread): Markup {
  const { author, community, id, title, createdAt } = thread;
  const at = iso(createdAt);
  const href = `${site}${threadPermalink(thread)}`;
  return markup`<entry><author><name>/u/${author}</name><uri>${site}/user/${author}</uri></author><category
    term="${community.name}" label="r/${community.name}"/><content
    type="html">${content(site, thread)}</content><id>t3_${id}</id><link
    href="${href}" /><updated>${at}</updated><published>${at}</published><title>${title}</title></entry>`;
}

/** Threads in the platform's feed format: without votes and comments. */
export function atomFeed({ url, clock }: Sandbox, path: string, threads: readonly Thread[]): string {
  const newestAt = threads[0]?.createdAt ?? clock.now();
  const entries = threads.map((thread) => entry(url(), thread));
  return markup`<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"
    xmlns:media="http://search.yahoo.com/mrss/"><updated>${iso(newestAt)}</updated><id>${path}</id><link
    rel="self" href="${url()}${path}" type="application/atom+xml" /><title>Sandbox</title>${entries}</feed>`
    .text;
}
