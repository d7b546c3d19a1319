import { cutText } from '#core/text/cut-text.ts';

/** The patterns are third-party text, so we limit what we parse and quote. */
const MOST_READ = 200;
const MOST_QUOTED = 100;
const MOST_PATTERNS = 3;
const MOST_TEXTS = 50;
const MOST_NAMED = 8;

const LETTER = String.raw`(?:\\[^\w\s]|[^\\^$.*+?()[\]{}|])`;
const TEXT = `${LETTER}+(?![*+?{])`;
const CHOICE = String.raw`\((?:\?:)?(${LETTER}+(?:\|${LETTER}+)*)\)(?![*+?{])`;
const PIECE = new RegExp(`(${TEXT})|${CHOICE}`, 'y');
const BRANCHES = /(?:\\.|\((?:\\.|[^()\\])*\)|[^|()\\])+/g;
const LEADING = /^(?:\(\?i\))?(\^?)(\.\*)?(?:\\b)?/;
/** What may follow the text in a pattern: nothing, a space, or the end. */
const TRAILING = /^(?:\\b)?(\\s[*+]?)?(\(?\.[*+]\)?)?(\$?)$/;
const ANY_TAG = /^\^\\\[(?:\.|\\w|\[\^\\?\]\])[*+]\??\\\]/;

type Place = 'begin with' | 'end with' | 'contain';
type Form = { place: Place; texts: string[]; hasBlank: boolean };

/** Describes what a community's patterns require, to complete "It has to …". */
export function describeForm(patterns: readonly string[]): string {
  const forms = patterns.map(readForm);
  const isTag = patterns.every((pattern) => pattern.length <= MOST_READ && ANY_TAG.test(pattern));
  if (isTag) return 'begin with a tag in brackets, like [Tag]';
  if (patterns.length > MOST_PATTERNS || forms.some((form) => form === null)) return quote(patterns);
  const all = forms.flatMap((form) => form ?? []);
  const groups = Map.groupBy(all, ({ place, hasBlank }) => `${place} ${hasBlank}`);
  return [...groups.values()].map(joinForms).join(', or ');
}

function joinForms(forms: readonly Form[]): string {
  const [{ place, hasBlank } = { place: 'contain', hasBlank: false }] = forms;
  const texts = [...new Set(forms.flatMap((form) => form.texts))].map(quoteText);
  const more = texts.length - MOST_NAMED;
  const named = more > 0 ? [...texts.slice(0, MOST_NAMED), `one of ${more} others`] : texts;
  const listed = named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
  return `${place} ${listed}${hasBlank ? ', then a space' : ''}`;
}

/** A tag already has brackets, so it gets no quotation marks. */
const quoteText = (text: string): string => (/^\[[^[\]]+\]$/.test(text) ? text : `“${text}”`);

function quote(patterns: readonly string[]): string {
  const quoted = patterns.slice(0, MOST_PATTERNS).map((pattern) => {
    const cut = cutText(pattern, MOST_QUOTED);
    return `“${cut}${cut === pattern ? '' : '…'}”`;
  });
  const more = patterns.length - MOST_PATTERNS;
  return `fit the pattern ${[...quoted, ...(more > 0 ? [`one of ${more} more`] : [])].join(' or ')}`;
}

/** Null unless the pattern consists of fixed texts at a fixed place. */
function readForm(pattern: string): Form[] | null {
  if (pattern.length > MOST_READ) return null;
  const branches = pattern.match(BRANCHES) ?? [];
  if (branches.join('|') !== pattern) return null;
  const forms = branches.map(readBranch);
  return forms.length > 0 && forms.every((form) => form !== null) ? forms : null;
}

function readBranch(branch: string): Form | null {
  const [lead = '', start, anything] = LEADING.exec(branch) ?? [];
  const { texts, rest } = readTexts(branch.slice(lead.length));
  const trailing = TRAILING.exec(rest);
  if (!trailing || texts.length === 0 || texts.some((text) => text.trim() === '')) return null;
  const [, blank = '', more, end] = trailing;
  const begins = start !== '' && !anything;
  const ends = end !== '' && !more && !blank;
  if (begins && ends) return null;
  const isSpaced = texts.every((text) => text.endsWith(' '));
  return {
    place: begins ? 'begin with' : ends ? 'end with' : 'contain',
    texts: texts.map((text) => text.trim()),
    hasBlank: isSpaced || (blank !== '' && !blank.endsWith('*')),
  };
}

/** The fixed texts at the start of a pattern: `\[(Q|Solved)\]` has two. */
function readTexts(pattern: string): { texts: string[]; rest: string } {
  let texts = [''];
  let at = 0;
  for (;;) {
    PIECE.lastIndex = at;
    const [whole, text, choice] = PIECE.exec(pattern) ?? [];
    if (!whole) break;
    const next = (text === undefined ? (choice ?? '').split('|') : [text]).map(unescape);
    texts = texts.flatMap((begun) => next.map((one) => begun + one)).slice(0, MOST_TEXTS + 1);
    at += whole.length;
  }
  return { texts: at === 0 || texts.length > MOST_TEXTS ? [] : texts, rest: pattern.slice(at) };
}

const unescape = (text: string): string => text.replace(/\\(.)/gs, '$1');
