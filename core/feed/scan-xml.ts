/** The parts of a document in order. An empty element is opened and closed. */
export type XmlPart =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string };

/** Why a document was rejected. */
export class XmlFault extends Error {}

const DEEPEST = 32;
const MOST_ATTRIBUTES = 30;
const LONGEST_ATTRIBUTE = 8_000;
/** Adjacent parts of a pattern share no character, which rules out backtracking. */
const NAME = /[A-Za-z_:][\w:.-]{0,99}/y;
const ATTRIBUTE = /\s+([A-Za-z_:][\w:.-]{0,99})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const CLOSE_END = /\s*>/y;
const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads well-formed XML without document types, in linear time. Fetches nothing, and no entity expands to more than
 * one character. Throws an `XmlFault` at the first error.
 */
export function* scanXml(xml: string): Generator<XmlPart> {
  const open: string[] = [];
  let at = xml.startsWith('\u{feff}') ? 1 : 0;
  let hasRoot = false;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? xml.length : tag;
    if (end > at) {
      const text = decodeReferences(xml.slice(at, end));
      if (open.length > 0) yield { kind: 'text', text };
      else if (text.trim() !== '') throw new XmlFault('There is text outside of the root.');
    }
    if (tag === -1) break;
    if (xml.startsWith('<!--', tag)) at = after(xml, '-->', tag + 4);
    else if (xml.startsWith('<?', tag)) at = after(xml, '?>', tag + 2);
    else if (xml.startsWith('<![CDATA[', tag)) {
      at = after(xml, ']]>', tag + 9);
      if (open.length === 0) throw new XmlFault('There is text outside of the root.');
      yield { kind: 'text', text: xml.slice(tag + 9, at - 3) };
    } else if (xml.startsWith('<!', tag)) throw new XmlFault('Document types aren’t read.');
    else if (xml.startsWith('</', tag)) {
      const name = match(NAME, xml, tag + 2)?.[0] ?? '';
      if (name === '' || open.pop() !== name) throw new XmlFault('An element is closed that isn’t open.');
      if (!match(CLOSE_END, xml, tag + 2 + name.length)) throw new XmlFault('A tag doesn’t end.');
      yield { kind: 'close', name };
      at = CLOSE_END.lastIndex;
    } else {
      if (hasRoot && open.length === 0) throw new XmlFault('There is more than one root.');
      const opened = readOpenTag(xml, tag);
      hasRoot = true;
      yield { kind: 'open', name: opened.name, attributes: opened.attributes };
      if (opened.isEmpty) yield { kind: 'close', name: opened.name };
      else if (open.push(opened.name) > DEEPEST) throw new XmlFault('Elements are nested too deeply.');
      at = opened.end;
    }
  }
  if (!hasRoot || open.length > 0) throw new XmlFault('The document is cut short.');
}

function readOpenTag(xml: string, tag: number) {
  const name = match(NAME, xml, tag + 1)?.[0];
  if (!name) throw new XmlFault('There is a < that begins no tag.');
  const attributes = new Map<string, string>();
  let at = tag + 1 + name.length;
  for (;;) {
    const end = match(TAG_END, xml, at);
    if (end) return { name, attributes, isEmpty: end[1] === '/', end: TAG_END.lastIndex };
    const found = match(ATTRIBUTE, xml, at);
    const [, key = '', double, single = ''] = found ?? [];
    const value = double ?? single;
    if (!found || attributes.has(key)) throw new XmlFault('An attribute isn’t well formed.');
    if (attributes.size >= MOST_ATTRIBUTES || value.length > LONGEST_ATTRIBUTE)
      throw new XmlFault('There is too much in one tag.');
    attributes.set(key, decodeReferences(value));
    at = ATTRIBUTE.lastIndex;
  }
}

function match(pattern: RegExp, xml: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(xml);
}

function after(xml: string, sign: string, from: number): number {
  const found = xml.indexOf(sign, from);
  if (found === -1) throw new XmlFault('The document is cut short.');
  return found + sign.length;
}

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  if (/&(?![A-Za-z0-9#]{1,9};)/.test(text)) throw new XmlFault('There is an & that begins no entity.');
  return text.replace(/&([A-Za-z0-9#]{1,9});/g, decodeReference);
}

function decodeReference(_whole: string, name: string): string {
  const known = PREDEFINED[name];
  if (known !== undefined) return known;
  const [, decimal, hex] = /^#(?:(\d{1,7})|x([\da-f]{1,6}))$/i.exec(name) ?? [];
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (!isCharacter) throw new XmlFault('There is an unknown entity.');
  return code > 31 || code === 9 || code === 10 ? String.fromCodePoint(code) : ' ';
}
