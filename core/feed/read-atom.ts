import { toStorableText } from '../text/to-storable-text.ts';
import { scanXml, XmlFault, type XmlPart } from './scan-xml.ts';
import { readEntryText } from './read-entry-text.ts';

/** A feed entry as the site sent it, not yet validated. */
export type FeedEntry = {
  id: string;
  title: string;
  link: string;
  author: string;
  community: string;
  /** Milliseconds; null if missing or unreadable. */
  publishedAt: number | null;
  text: string;
};
export type AtomReading = { entries: FeedEntry[] } | { fault: 'broken' | 'notFeed' };

const ATOM = 'http://www.w3.org/2005/Atom';
const MOST_ENTRIES = 100;
const LONGEST_FIELD = 2_000;
/** The maximum length of an entry: escaped HTML is several times as long as its text. */
const LONGEST_CONTENT = 200_000;

type Fields = Partial<Record<string, string>>;

export function readAtom(xml: string): AtomReading {
  try {
    return readParts(scanXml(toStorableText(xml)));
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    // The site may return an HTML page instead of a feed.
    return { fault: /^\s*<(?:!doctype\s+html|html)[\s>]/i.test(xml.slice(0, 1_000)) ? 'notFeed' : 'broken' };
  }
}

function readParts(parts: Iterable<XmlPart>): AtomReading {
  const path: string[] = [];
  const entries: FeedEntry[] = [];
  let fields: Fields | null = null;
  for (const part of parts) {
    if (part.kind === 'open') {
      path.push(part.name);
      if (path.length === 1 && (part.name !== 'feed' || part.attributes.get('xmlns') !== ATOM))
        return { fault: 'notFeed' };
      if (path.length === 2 && part.name === 'entry') fields = {};
      if (fields) keepAttributes(fields, path, part.attributes);
    } else if (part.kind === 'text') {
      if (fields) keepText(fields, path.slice(2).join('/'), part.text);
    } else {
      path.pop();
      if (fields && path.length === 1) {
        if (entries.length < MOST_ENTRIES) entries.push(toEntry(fields));
        fields = null;
      }
    }
  }
  return { entries };
}

function keepAttributes(fields: Fields, path: readonly string[], attributes: ReadonlyMap<string, string>) {
  const name = path.slice(2).join('/');
  if (name === 'link' && (attributes.get('rel') ?? 'alternate') === 'alternate')
    fields['link'] ??= attributes.get('href') ?? '';
  if (name === 'category') fields['category'] ??= attributes.get('term') ?? '';
}

const TEXTS = new Set(['id', 'title', 'author/name', 'published', 'updated', 'content']);

function keepText(fields: Fields, name: string, text: string): void {
  if (!TEXTS.has(name)) return;
  const longest = name === 'content' ? LONGEST_CONTENT : LONGEST_FIELD;
  const known = fields[name] ?? '';
  if (known.length < longest) fields[name] = known + text.slice(0, longest - known.length);
}

function toEntry(fields: Fields): FeedEntry {
  const at = Date.parse((fields['published'] ?? fields['updated'] ?? '').trim());
  return {
    id: fields['id']?.trim() ?? '',
    title: fields['title']?.trim().replace(/\s+/g, ' ') ?? '',
    link: fields['link']?.trim() ?? '',
    author: fields['author/name']?.trim() ?? '',
    community: fields['category']?.trim() ?? '',
    publishedAt: Number.isFinite(at) ? at : null,
    text: readEntryText(fields['content'] ?? ''),
  };
}
