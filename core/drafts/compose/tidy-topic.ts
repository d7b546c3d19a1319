import { escapePattern } from '#core/mentions/own-site.ts';

const ADDRESS = /\(?\b(?:https?:\/\/|www\.)[^\s<>)]+\)?/gi;
const LOOSE_END = /[\s:;,–—-]+$/;
const SLUG = /\/([a-z0-9]+(?:-[a-z0-9]+){2,})(?:\.\w+)?\/?(?:[?#].*)?$/i;

/** A topic without its addresses, which a text may not hold; of a bare address, the words that it ends with. */
export function withoutAddresses(topic: string): string {
  const text = topic.replace(ADDRESS, '').replace(/\s+/g, ' ').replace(LOOSE_END, '').trim();
  if (/\p{L}/u.test(text) || !ADDRESS.test(topic)) return text || topic;
  ADDRESS.lastIndex = 0;
  return SLUG.exec(topic.trim())?.[1]?.replaceAll('-', ' ') ?? '';
}

const ACRONYMS = new Set(
  'ads ai api b2b b2c cro crm css cta dm eu faq html http ios kpi mrr arr nda pdf php ppc pr qa roi saas sdk seo sla sms sql ssl uk ui us usa ux va vat vps'.split(
    ' ',
  ),
);
const SHOUTED = 0.8;
const FEWEST_WORDS = 4;

/** A topic typed in capitals, as one would say it; what holds a figure stays as it is. */
export function withoutShouting(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const upper = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  if (upper < letters.length * SHOUTED || text.split(' ').length < FEWEST_WORDS) return text;
  return text.replace(/[^\s]+/g, (word) => {
    const plain = word.toLowerCase();
    const isKept =
      /\d/.test(word) || (ACRONYMS.has(plain.replace(/\W/g, '')) && plain !== 'us' && plain !== 'ads');
    return isKept || plain === 'i' ? word : plain;
  });
}

/** The topic with what it presents left unnamed: "Launching Quillbox, a small app" launches a small app. */
export function withoutName(topic: string, name: string): string {
  const named = `["'“„‘]?${escapePattern(name)}["'”“’]?(?: v?\\d+(?:\\.\\d+)*)?`;
  const text = topic
    .replace(new RegExp(`,? (?:it['’]?s|it is|which is|that is)? ?(?:called|named) ${named},?`, 'i'), ',')
    .replace(new RegExp(`^${named}(?: [-–—] |: |, )`, 'i'), '')
    .replace(new RegExp(`${named}(?:,| [-–—]|:) (?=\\S)`, 'i'), '')
    .replace(new RegExp(`\\b(my|our) ([\\w-]+ )?${named}`, 'i'), '$1 $2project')
    .replace(new RegExp(named, 'gi'), 'something new')
    .replace(/[,\s]+([,.!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return text.replace(/[\s,:–—-]+$/, '');
}
