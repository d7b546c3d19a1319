const GAP = /(?:\s+|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$))*/y;
/** What may follow a closing quote; models forget to escape quotes inside strings. */
const END = /\s*(?:$|[}\]:]|,\s*(?:$|[}\]"“'{[/\d-]|[A-Za-z_]\w{0,30}["']?\s*:|true|false|null))/y;
const BARE = /[^\s,:{}[\]"'“”]+/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\n': '' };
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '`': '`' };
const LITERALS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const MAX_DEPTH = 20;

type Reader = { text: string; at: number };

const take = (reader: Reader, pattern: RegExp): string => {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0] ?? '';
  reader.at += found.length;
  return found;
};

const readEscape = (reader: Reader): string => {
  const letter = reader.text[reader.at + 1] ?? '';
  const hex = letter === 'u' ? reader.text.slice(reader.at + 2, reader.at + 6) : '';
  reader.at += 2;
  if (!/^[\da-f]{4}$/i.test(hex)) return ESCAPES[letter] ?? letter;
  reader.at += 4;
  return String.fromCharCode(Number.parseInt(hex, 16));
};

const endsHere = ({ text, at }: Reader): boolean => {
  END.lastIndex = at + 1;
  return END.test(text);
};

const readText = (reader: Reader, closer: string): string => {
  const pieces: string[] = [];
  const plain =
    closer === '"' ? /[^\\"]+/y : closer === "'" ? /[^\\']+/y : closer === '”' ? /[^\\”]+/y : /[^\\`]+/y;
  reader.at += 1;
  while (reader.at < reader.text.length) {
    const letter = reader.text[reader.at];
    if (letter === '\\') pieces.push(readEscape(reader));
    else if (letter !== closer) pieces.push(take(reader, plain));
    else if (endsHere(reader)) break;
    else {
      pieces.push(closer);
      reader.at += 1;
    }
  }
  reader.at += 1;
  return pieces.join('');
};

const readList = (reader: Reader, depth: number): unknown[] => {
  const items: unknown[] = [];
  reader.at += 1;
  for (;;) {
    take(reader, GAP);
    const letter = reader.text[reader.at];
    if (letter === undefined) return items;
    if (letter === ',') reader.at += 1;
    else if (letter === ']' || letter === '}') {
      reader.at += 1;
      return items;
    } else items.push(readValue(reader, depth + 1));
  }
};

const readObject = (reader: Reader, depth: number): Record<string, unknown> => {
  const fields: [string, unknown][] = [];
  reader.at += 1;
  for (;;) {
    take(reader, GAP);
    const letter = reader.text[reader.at];
    if (letter === undefined) break;
    if (letter === ',' || letter === ':') reader.at += 1;
    else if (letter === '}' || letter === ']') {
      reader.at += 1;
      break;
    } else {
      const key = String(readValue(reader, MAX_DEPTH));
      take(reader, GAP);
      if (reader.text[reader.at] !== ':') continue;
      reader.at += 1;
      take(reader, GAP);
      if (reader.at < reader.text.length) fields.push([key, readValue(reader, depth + 1)]);
    }
  }
  return Object.fromEntries(fields);
};

function readValue(reader: Reader, depth: number): unknown {
  const letter = reader.text[reader.at] ?? '';
  const closer = CLOSERS[letter];
  if (closer !== undefined) return readText(reader, closer);
  if (letter === '{' && depth < MAX_DEPTH) return readObject(reader, depth);
  if (letter === '[' && depth < MAX_DEPTH) return readList(reader, depth);
  const word = take(reader, BARE);
  if (word === '') reader.at += 1;
  if (LITERALS.has(word)) return LITERALS.get(word);
  return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word;
}

/**
 * Reads the JSON a model meant, from the first brace on. Tolerates comments, extra commas, single quotes, bare keys,
 * raw line breaks and truncation. Undefined without a brace.
 */
export function readLooseJson(text: string): unknown {
  const at = text.search(/[{[]\s*["'“{[A-Za-z/]/);
  return at < 0 ? undefined : readValue({ text, at }, 0);
}
