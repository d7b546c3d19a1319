/** The input is escaped before any Markdown is rendered, so no HTML gets through. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

function inline(raw: string): string {
  return escapeHtml(raw)
    .replace(/`([^`]{1,500})`/g, (_, code: string) => `<code>${inert(code)}</code>`)
    .replace(/\[([^[\]]{1,300})\]\((https?:\/\/[^\s()]{1,2000})\)/g, (_, text: string, href: string) =>
      anchor(href, text),
    )
    .replace(
      /(^|[\s(])(https?:\/\/[^\s<>()]{1,2000})/g,
      (_, before: string, href: string) => `${before}${anchor(href, href)}`,
    )
    .replace(/\*\*([^*\n]{1,1000})\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*\w])\*([^*\s][^*\n]{0,1000})\*/g, '$1<em>$2</em>')
    .replace(/~~([^~\n]{1,1000})~~/g, '<del>$1</del>');
}

/** Encodes Markdown characters so that no later replacement interprets them. */
const inert = (text: string): string => text.replace(/[*~`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const anchor = (href: string, text: string): string => `<a href="${inert(href)}">${inert(text)}</a>`;

type Block = {
  readonly kind: 'text' | 'list' | 'numbers' | 'quote' | 'code';
  readonly lines: string[];
};

function classify(line: string, inFence: boolean): { kind: Block['kind']; text: string } {
  if (inFence) return { kind: 'code', text: line };
  if (/^ {4}/.test(line)) return { kind: 'code', text: line.slice(4) };
  if (/^\s{0,3}[-*+] /.test(line)) return { kind: 'list', text: line.trimStart().slice(2) };
  if (/^\s{0,3}\d{1,9}[.)] /.test(line))
    return { kind: 'numbers', text: line.trimStart().replace(/^\d+[.)] /, '') };
  if (line.startsWith('>')) return { kind: 'quote', text: line.replace(/^>[ >]*/, '') };
  return { kind: 'text', text: line };
}

function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let inFence = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.startsWith('```')) {
      inFence = !inFence;
      open = null;
      continue;
    }
    if (line.trim() === '' && !inFence) {
      open = null;
      continue;
    }
    const { kind, text: content } = classify(line, inFence);
    if (!open || open.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(content);
  }
  return blocks;
}

function heading(line: string): string | null {
  const found = /^(#{1,6})\s+(.*)$/.exec(line);
  if (!found) return null;
  const level = found[1]?.length ?? 1;
  return `<h${level}>${inline(found[2] ?? '')}</h${level}>`;
}

function paragraph(lines: readonly string[]): string {
  const first = heading(lines[0] ?? '');
  if (first) return [first, ...(lines.length > 1 ? [paragraph(lines.slice(1))] : [])].join('\n\n');
  return `<p>${inline(lines.join('\n'))}</p>`;
}

function render({ kind, lines }: Block): string {
  if (kind === 'code') return `<pre><code>${escapeHtml(lines.join('\n'))}\n</code></pre>`;
  if (kind === 'quote') return `<blockquote>\n${paragraph(lines)}\n</blockquote>`;
  if (kind === 'text') return paragraph(lines);
  const tag = kind === 'list' ? 'ul' : 'ol';
  return `<${tag}>\n${lines.map((line) => `<li>${inline(line)}</li>`).join('\n')}\n</${tag}>`;
}

export function markdownToHtml(text: string): string {
  return `<div class="md">${toBlocks(text).map(render).join('\n\n')}\n</div>`;
}

/** Wraps the HTML of posts and descriptions in the platform's marker comments. */
export function markedHtml(text: string): string {
  return `<!-- SC_OFF -->${markdownToHtml(text)}<!-- SC_ON -->`;
}
