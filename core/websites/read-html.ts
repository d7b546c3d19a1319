import { scanHtml, type HtmlPart } from './scan-html.ts';
import { createTextBuffer, type TextBuffer } from './text-buffer.ts';

export type PageText = {
  title: string;
  description: string;
  headings: string[];
  /** The list items; missing if the page is not HTML. */
  listItems?: string[];
  text: string;
};
type OpenTag = Extract<HtmlPart, { kind: 'open' }>;

/** Elements outside a page's main content. */
const ASIDE = new Set(
  'nav footer aside form button select dialog template svg canvas object audio video menu'.split(' '),
);
const CAN_BE_HIDDEN = new Set('div section span article ul'.split(' '));
const BLOCKS = new Set(
  (
    'address article aside blockquote body br caption dd div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hr html li main nav ol option p pre section summary table ' +
    'tbody td tfoot th thead title tr ul'
  ).split(' '),
);
const HEADING = /^h[1-6]$/;
const MOST_HEADINGS = 40;
const MOST_ITEMS = 100;
const ENOUGH_IN_MAIN = 200;

/** Reads title, description, headings, list items and main text in a single pass. */
export function readHtml(html: string): PageText {
  const meta = new Map<string, string>();
  const title = createTextBuffer(300);
  const body = createTextBuffer(20_000);
  const main = createTextBuffer(20_000);
  const headings: string[] = [];
  const listItems: string[] = [];
  let heading: TextBuffer | null = null;
  let item: TextBuffer | null = null;
  let inTitle = false;
  let inMain = 0;
  let skipped: { name: string; depth: number } | null = null;

  for (const part of scanHtml(html)) {
    if (part.kind !== 'text' && skipped) {
      if (part.name !== skipped.name) continue;
      skipped.depth += part.kind === 'open' ? 1 : -1;
      if (skipped.depth === 0) skipped = null;
    } else if (part.kind === 'text') {
      if (inTitle) title.add(part.text);
      else if (!skipped) {
        body.add(part.text);
        if (inMain > 0) main.add(part.text);
        heading?.add(part.text);
        item?.add(part.text);
      }
    } else {
      const opens = part.kind === 'open';
      const { name } = part;
      if (name === 'title') inTitle = opens && title.read() === '';
      if (name === 'main' || name === 'article') inMain = Math.max(0, inMain + (opens ? 1 : -1));
      if (BLOCKS.has(name)) for (const buffer of [body, main, heading, item]) buffer?.breakLine();
      if (HEADING.test(name)) {
        const read = heading?.read();
        if (read && headings.length < MOST_HEADINGS) headings.push(read);
        heading = opens ? createTextBuffer(200) : null;
      }
      if (name === 'li' || name === 'ul' || name === 'ol') {
        const read = item?.read();
        if (read && listItems.length < MOST_ITEMS) listItems.push(read);
        item = name === 'li' && opens ? createTextBuffer(300) : null;
      }
      if (part.kind === 'open' && name === 'meta') keepMeta(meta, part);
      if (part.kind === 'open' && !part.closed && isAside(part)) skipped = { name, depth: 1 };
    }
  }

  const fullest = main.read().length >= ENOUGH_IN_MAIN ? main : body;
  return {
    title: title.read() || meta.get('og:title') || headings[0] || '',
    description: meta.get('description') || meta.get('og:description') || '',
    headings,
    listItems,
    text: fullest.read(),
  };
}

function isAside({ name, attributes }: OpenTag): boolean {
  if (ASIDE.has(name)) return true;
  if (!CAN_BE_HIDDEN.has(name)) return false;
  const style = attributes.get('style') ?? '';
  return (
    attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    /display\s?:\s?none|visibility\s?:\s?hidden/i.test(style)
  );
}

/** Keeps the first `<meta>` of each name. */
function keepMeta(meta: Map<string, string>, { attributes }: OpenTag): void {
  const name = (attributes.get('name') ?? attributes.get('property') ?? '').toLowerCase();
  if (!/^(og:)?(title|description)$/.test(name) || meta.has(name)) return;
  const content = createTextBuffer(1_000);
  content.add(attributes.get('content') ?? '');
  if (content.read()) meta.set(name, content.read());
}
