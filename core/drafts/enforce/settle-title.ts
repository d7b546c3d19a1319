import { TITLE_MAX } from '#contract/posts.ts';
import { cutText } from '#core/text/cut-text.ts';
import type { DraftFrame } from './draft-frame.ts';
import { isClaim } from './find-claims.ts';
import { hasPlaceholder } from './find-placeholders.ts';
import { hasSecret } from './find-secrets.ts';
import { keepAddressName } from './keep-address-name.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { markLinks } from './mark-links.ts';
import { FOREIGN_MARK } from '#core/mentions/own-site.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { unlink } from './settle-mentions.ts';

const TAG = /^\[(?:Q|Question|Discussion|Solved|AI|Help|Feedback|Advice|Showcase|OC|Meta)\] ?/i;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const cleanTitle = (line: string, { site, typedLinks }: DraftFrame): string =>
  unlink(markLinks(line, site, typedLinks).text)
    .split(' ')
    .map(keepAddressName)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/^(?:#{1,6} |title: ?|>+ ?)+/i, '')
    .replace(/\*\*|__/g, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .replace(/[\s:–—-]+$/, '')
    .trim();

const withTag = (title: string, { request }: DraftFrame): string => {
  const tags = request.rules?.titleTags ?? [];
  const most = Math.min(TITLE_MAX, request.rules?.requirements.title.maxLength ?? TITLE_MAX);
  const has = (tag: string) => title.toLowerCase().startsWith(`${tag.toLowerCase()} `);
  if (tags.length === 0 || tags.some(has)) return cutText(title, most);
  const asks = title.endsWith('?');
  const fitting = tags.find((tag) => (asks ? /\bq/i : /discuss/i).test(tag)) ?? tags[0] ?? '';
  return cutText(`${fitting} ${title}`, most);
};

const mayStand = (line: string, title: string, frame: DraftFrame): boolean => {
  const { names, request, isTyped, isSupported } = frame;
  const tag = request.rules?.titleTags.find((tag) => title.startsWith(tag)) ?? TAG.exec(title)?.[0] ?? '';
  const text = title.slice(tag.length);
  const most = { none: 0, subtle: 1, direct: Infinity }[request.ctaStyle];
  return (
    SAYS_SOMETHING.test(text) &&
    !text.includes(FOREIGN_MARK) &&
    ![text, line.slice(tag.length)].some(hasSecret) &&
    !text.includes(frame.marker) &&
    (isTyped(text) ||
      (![text, line.slice(tag.length)].some((words) => hasPlaceholder(words, false)) &&
        countMentions(text, names.pattern) <= most &&
        (isSupported(text) || !splitSentences(text).some(isClaim))))
  );
};

/** The first acceptable title: the given one, the topic, or a plain question. Null if none is acceptable. */
export function settleTitle(
  raw: string | null,
  frame: DraftFrame,
): { title: string; replaced: boolean } | null {
  const plain = [
    `A question for r/${frame.request.community}`,
    'Looking for a second opinion',
    'What do you think?',
  ];
  for (const given of [raw ?? '', frame.subject, ...plain]) {
    const line = sanitizeText(given).replaceAll('\n', ' ');
    const title = cleanTitle(line, frame);
    if (mayStand(line, title, frame))
      return { title: withTag(title, frame), replaced: Boolean(raw) && given !== raw };
  }
  return null;
}
