import { TITLE_MAX } from '../draft-request.ts';
import { cutText } from '../quote-data.ts';
import type { DraftFrame } from './draft-frame.ts';
import { isClaim } from './find-claims.ts';
import { hasPlaceholder } from './find-placeholders.ts';
import { hasSecret } from './find-secrets.ts';
import { splitSentences } from './map-sentences.ts';
import { markLinks } from './mark-links.ts';
import { FOREIGN, OWN } from './own-site.ts';
import { sanitizeText } from './sanitize-text.ts';
import { countMentions, unlink } from './settle-mentions.ts';

const TAG = /^\[[\p{L}\p{N} /&-]{1,24}\] ?/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** An address in a title is often a product's name: "Notes.example against paper" keeps its first word. */
const withoutAddress = (word: string): string => {
  if (!word.includes(FOREIGN)) return word.replaceAll(OWN, '');
  return /[@:%]|\/\//.test(word) ? '' : (/^[("'“]?[\p{L}\p{N}-]+(?=\.)/u.exec(word)?.[0] ?? '');
};

const cleanTitle = (raw: string, { site }: DraftFrame): string =>
  unlink(markLinks(sanitizeText(raw).replaceAll('\n', ' '), site).text)
    .split(' ')
    .map(withoutAddress)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/^(?:#{1,6} |title: ?|>+ ?)+/i, '')
    .replace(/\*\*|__/g, '')
    .replace(/(?<![\p{L}\p{N}])TODO(?![\p{L}\p{N}:])/gu, 'to-do')
    .replace(/^["“](.*)["”]$/, '$1')
    .trim();

const withTag = (title: string, { request }: DraftFrame): string => {
  const tags = request.rules?.titleTags ?? [];
  const most = Math.min(TITLE_MAX, request.rules?.titleMaxLength ?? TITLE_MAX);
  const has = (tag: string) => title.toLowerCase().startsWith(`${tag.toLowerCase()} `);
  if (tags.length === 0 || tags.some(has)) return cutText(title, most);
  const asks = title.endsWith('?');
  const fitting = tags.find((tag) => (asks ? /\bq/i : /discuss/i).test(tag)) ?? tags[0] ?? '';
  return cutText(`${fitting} ${title}`, most);
};

type Fault = 'empty' | 'placeholder' | 'secret' | 'claim' | 'name';

const faultOf = (title: string, frame: DraftFrame): Fault | null => {
  const text = title.replace(TAG, '');
  const { names, request, isSupported } = frame;
  if (!SAYS_SOMETHING.test(text)) return 'empty';
  if (hasPlaceholder(text, false)) return 'placeholder';
  if (hasSecret(text) || text.includes(frame.marker)) return 'secret';
  if (request.ctaStyle === 'none' && countMentions(text, names.pattern) > 0) return 'name';
  return splitSentences(text).some((sentence) => isClaim(sentence) && !isSupported(text)) ? 'claim' : null;
};

/** A title that may stand: the given one, else the topic, else a plain question; null when none of them may. */
export function settleTitle(
  raw: string | null,
  frame: DraftFrame,
): { title: string; fault: Fault | null } | null {
  const plain = [
    `A question for r/${frame.request.community}`,
    'Looking for a second opinion',
    'What do you think?',
  ];
  const titles = [raw ?? '', frame.request.topic, ...plain].map((title) => cleanTitle(title, frame));
  const faults = titles.map((title) => faultOf(title, frame));
  const title = titles[faults.indexOf(null)];
  return title === undefined
    ? null
    : { title: withTag(title, frame), fault: raw ? (faults[0] ?? null) : null };
}
