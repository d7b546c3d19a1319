import { markAddresses } from '#core/mentions/find-addresses.ts';
import { FOREIGN_MARK, OWN_MARK, type OwnSite } from '#core/mentions/own-site.ts';
import { mapProse } from '#core/text/split-code.ts';

const TAGS =
  `a abbr article aside audio b base big blockquote body br button center code dd del details div dl dt em embed
  font footer form frame h[1-6] head header hr html i iframe img input ins kbd label li link main marquee meta nav object
  ol option p picture pre q s script section select small source span strike strong style sub summary sup svg table
  tbody td textarea tfoot th thead title tr u ul video`.split(/\s+/);
const TAG = new RegExp(`</?(?:${TAGS.join('|')})(?![\\w-])[^<>]*>`, 'gi');
const COMMENT = /<!--[^<>]*-->|<!--|-->/g;
const DEFINITION = /^ {0,3}(?:> ?)*\[[^\]\n]{1,300}\]:.*$/gm;
const IMAGE =
  /!\[([^[\]\n]{0,300})\](?:\([^()\n]{0,2000}(?:\([^()\n]{0,300}\)[^()\n]{0,300})?\)|\[[^[\]\n]{0,300}\])?/g;
const LINK =
  /\[([^[\]\n]{0,300})\](?:\(([^()\n]{0,2000}(?:\([^()\n]{0,300}\)[^()\n]{0,300})?)\)|\[[^[\]\n]{0,300}\])/g;
const AUTOLINK = new RegExp(`<(${OWN_MARK})>`, 'g');
const SHIELD = '\uE002';
const SHIELDED = new RegExp(`${SHIELD}(\\d+)${SHIELD}`, 'g');
const HALF_LINK = new RegExp(`\\](?=\\((?!${OWN_MARK}\\)))`, 'g');

const EDGES = /^[("'“<[]+|(?<![.,;:!?)"'”>\]])[.,;:!?)"'”>\]]+$/gu;
const withoutEdges = (word: string): string => word.replace(EDGES, '');

/** The addresses in the author's own text. */
export const findTypedLinks = (typed: readonly string[]): ReadonlySet<string> =>
  new Set(
    typed
      .flatMap((line) => line.split(/\s+/))
      .map(withoutEdges)
      .filter((word) => markAddresses(word).includes(FOREIGN_MARK)),
  );
const NO_LINKS: ReadonlySet<string> = new Set();

export type MarkedText = { text: string; dropped: number };

/**
 * Replaces the author's own address with the own mark, unlinks every other Markdown link, and marks all remaining
 * addresses as foreign. Keeps addresses in `typed`.
 */
export function markLinks(text: string, site: OwnSite | null, typed = NO_LINKS): MarkedText {
  let dropped = 0;
  const shielded: string[] = [];
  const shield = (word: string): string => {
    const address = withoutEdges(word);
    if (!typed.has(address)) return word;
    return word.replace(address, () => `${SHIELD}${shielded.push(address) - 1}${SHIELD}`);
  };
  const shown = typed.size === 0 ? text : text.replace(/\S+/g, shield);
  const settleLink = (whole: string, label: string, target = ''): string => {
    const own = site !== null && target.trim().replace(/ .*$/s, '').replace(/^<|>$/g, '') === OWN_MARK;
    if (own && label.trim() !== '' && !label.includes(OWN_MARK)) return `[${label}](${OWN_MARK})`;
    if (own) return OWN_MARK;
    dropped += 1;
    return label.trim() === '' ? '' : label;
  };
  const settle = (prose: string): string =>
    prose
      .replace(COMMENT, '')
      .replace(TAG, (tag) => (/^<(?:br|p|li|div|tr|h\d)/i.test(tag) ? '\n' : ''))
      .replace(DEFINITION, () => {
        dropped += 1;
        return '';
      })
      .replace(AUTOLINK, '$1')
      .replace(IMAGE, (_whole, alt: string) => {
        dropped += 1;
        return alt;
      })
      .replace(LINK, settleLink);
  const settled = mapProse(site ? site.mark(shown) : shown, settle).replace(HALF_LINK, '] ');
  const marked = markAddresses(settled).replace(SHIELDED, (_, at: string) => shielded[Number(at)] ?? '');
  return { text: marked, dropped };
}
