import type { Draft } from './draft-request.ts';

const FENCE = /^\s*```[a-z]*\s*\n?|\n?```\s*$/gi;
const TITLE_LINE = /^(?:#{1,3}\s+|\**title\**\s*[:：]\s*\**)(.{1,400})$/i;

/** What a model meant, however it said it: JSON, fenced or not, or a text whose first line is the title. */
export function parseDraft(text: string, hasTitle: boolean): Draft | null {
  const bare = text.replace(FENCE, '').trim();
  if (!bare) return null;
  const read = fromJson(bare);
  if (read) return read;
  // Half an object is no text to show.
  if (bare.startsWith('{')) return null;
  if (!hasTitle) return { title: null, content: bare };
  const [first = '', ...rest] = bare.split('\n');
  const title = TITLE_LINE.exec(first.trim())?.[1] ?? first;
  const content = rest.join('\n').trim();
  return content ? { title: title.replaceAll('*', '').trim(), content } : null;
}

function fromJson(text: string): Draft | null {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end <= start) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1).replace(/,\s*}$/, '}'));
    if (typeof value !== 'object' || value === null || !('content' in value)) return null;
    if (typeof value.content !== 'string' || !value.content.trim()) return null;
    return {
      title: 'title' in value && typeof value.title === 'string' ? value.title : null,
      content: value.content,
    };
  } catch {
    return null;
  }
}
