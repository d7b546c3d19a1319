import { scanHtml } from '../websites/scan-html.ts';
import { createTextBuffer } from '../websites/text-buffer.ts';

const LONGEST = 8_000;
const BLOCKS = new Set('p br li ul ol pre blockquote h1 h2 h3 h4 h5 h6 tr table hr'.split(' '));

/** The author's text. The platform adds credits and links outside its own HTML element; a link post has no such element. */
export function readEntryText(html: string): string {
  const text = createTextBuffer(LONGEST);
  let depth = 0;
  for (const part of scanHtml(html)) {
    if (part.kind === 'text') {
      if (depth > 0) text.add(part.text);
      continue;
    }
    if (part.name === 'div') {
      if (depth > 0) depth += part.kind === 'open' ? 1 : -1;
      else if (part.kind === 'open' && part.attributes.get('class') === 'md') depth = 1;
    }
    if (depth > 0 && BLOCKS.has(part.name)) text.breakLine();
  }
  return text.read();
}
