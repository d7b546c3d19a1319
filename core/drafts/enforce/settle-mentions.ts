import { countMentions, findNames } from '#core/mentions/count-mentions.ts';
import { mapSentences } from '#core/text/map-sentences.ts';
import { discloseByName } from '#core/mentions/disclosure.ts';
import type { ProductNames } from '#core/mentions/product-names.ts';
import { OWN } from '#core/mentions/own-site.ts';

const OWN_LINK = new RegExp(`\\[([^[\\]\\n]{1,300})\\]\\(${OWN}\\)`, 'g');
const DETERMINER = /(?:^|[^\p{L}])(?:the|an?|this|that|my|our|your|their|each|every|new|old) $/iu;

export const unlink = (text: string): string => text.replace(OWN_LINK, '$1');

/** Keeps the first link, and only the words of all others. */
export function keepOneLink(text: string): string {
  const first = text.indexOf(OWN);
  if (first < 0) return text;
  const head = text.slice(0, first + 1);
  let seen = false;
  return mapSentences(head + unlink(text.slice(first + 1)), (sentence) => {
    if (!sentence.text.includes(OWN)) return sentence.text;
    if (seen) return null;
    seen = true;
    const at = sentence.text.indexOf(OWN) + 1;
    return sentence.text.slice(0, at) + sentence.text.slice(at).replaceAll(OWN, '');
  });
}

/** Replaces all names but the first by "it"; null where that would read wrongly. */
const keepFirstName = (sentence: string, names: RegExp | null): string | null => {
  const [first, ...others] = findNames(sentence, names);
  if (!first || others.length === 0) return sentence;
  let [text, from] = ['', 0];
  for (const { at, length } of others) {
    if (DETERMINER.test(sentence.slice(Math.max(0, at - 8), at))) return null;
    const end = at + length;
    const owner = /^['’]s(?!\p{L})/u.test(sentence.slice(end, end + 4));
    text += sentence.slice(from, at) + (owner ? 'its' : 'it');
    from = end + (owner ? 2 : 0);
  }
  return text + sentence.slice(from);
};

/** Keeps the first mention of the product and drops the sentences with any other, but for one that discloses whose it is. */
export function keepOneMention(
  text: string,
  { pattern: names, label }: ProductNames,
  allowed: number,
  isTyped: (sentence: string) => boolean = () => false,
): string {
  let left = allowed;
  let due = label === null ? null : discloseByName(label);
  const named = text.replace(OWN_LINK, (link, label: string) =>
    countMentions(label, names) > 0 ? label : link,
  );
  return mapSentences(named, (sentence) => {
    const count = countMentions(sentence.text, names);
    if (count === 0) return sentence.text;
    if (sentence.text.trim() === due && !sentence.quoted && !sentence.code) {
      due = null;
      left = 0;
      return sentence.text;
    }
    if (isTyped(sentence.text)) {
      left = 0;
      return sentence.text;
    }
    if (left === 0) return null;
    const byName = findNames(sentence.text, names).length > 0;
    const unlinked = byName ? unlink(sentence.text) : sentence.text;
    // With a name and a bare link in one sentence, we cannot tell which words belong to the link.
    const kept = byName && unlinked.includes(OWN) ? null : keepFirstName(unlinked, names);
    if (kept === null || countMentions(kept, names) > 1) return null;
    left = 0;
    return kept;
  });
}
