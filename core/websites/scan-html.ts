import { decodeEntities } from '#core/text/decode-entities.ts';

/** The parts of a document in order. */
export type HtmlPart =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Map<string, string>; closed: boolean }
  | { kind: 'close'; name: string };

/** Elements whose content is not markup; except for the title, it is also invisible. */
const RAW = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'iframe',
  'xmp',
  'noembed',
  'noframes',
]);

/** Scans even broken HTML in linear time: no character is visited more than a few times. */
export function* scanHtml(html: string): Generator<HtmlPart> {
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const end = tag === -1 ? html.length : tag;
    if (end > at) yield { kind: 'text', text: decodeEntities(html.slice(at, end)) };
    if (tag === -1) return;
    if (isLetter(html, tag + 1)) {
      const opened = readOpenTag(html, tag);
      yield opened.part;
      at = opened.end;
      if (RAW.has(opened.part.name) && !opened.part.closed) {
        const close = findClose(html, opened.part.name, at);
        if (opened.part.name === 'title') yield { kind: 'text', text: decodeEntities(html.slice(at, close)) };
        at = close;
      }
    } else if (html[tag + 1] === '/' && isLetter(html, tag + 2)) {
      const name = readName(html, tag + 2);
      yield { kind: 'close', name };
      at = after(html, '>', tag + 2);
    } else if (html.startsWith('<!--', tag)) {
      at = after(html, '-->', tag + 4);
    } else if (html[tag + 1] === '!' || html[tag + 1] === '?' || html[tag + 1] === '/') {
      at = after(html, '>', tag + 1);
    } else {
      yield { kind: 'text', text: '<' };
      at = tag + 1;
    }
  }
}

function after(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from);
  return found === -1 ? html.length : found + sign.length;
}

function findClose(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?![a-z0-9-])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

const isLetter = (html: string, at: number) => /[a-z]/i.test(html.charAt(at));

function readName(html: string, at: number): string {
  const name = /[^\s/>]*/y;
  name.lastIndex = at;
  return (name.exec(html)?.[0] ?? '').slice(0, 40).toLowerCase();
}

/** Adjacent parts of the pattern share no character, which rules out backtracking. */
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;

function readOpenTag(html: string, tag: number): { part: Extract<HtmlPart, { kind: 'open' }>; end: number } {
  const name = readName(html, tag + 1);
  const attributes = new Map<string, string>();
  let at = tag + 1 + name.length;
  for (;;) {
    TAG_END.lastIndex = at;
    if (TAG_END.test(html)) {
      const closed = html[TAG_END.lastIndex - 2] === '/';
      return { part: { kind: 'open', name, attributes, closed }, end: TAG_END.lastIndex };
    }
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (!found) break;
    const value = found[2] ?? found[3] ?? found[4] ?? '';
    if (found[1] && attributes.size < 50) attributes.set(found[1].toLowerCase(), decodeEntities(value));
    at = ATTRIBUTE.lastIndex;
  }
  return { part: { kind: 'open', name, attributes, closed: false }, end: after(html, '>', at) };
}
