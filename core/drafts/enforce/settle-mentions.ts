import { countMentions } from '#core/mentions/count-mentions.ts';
import { mapSentences } from '#core/text/map-sentences.ts';
import { writeDisclosureByName } from '#core/mentions/disclosure.ts';
import type { ProductNames } from '#core/mentions/product-names.ts';
import { OWN_MARK } from '#core/mentions/own-site.ts';

const OWN_LINK = new RegExp(`\\[([^[\\]\\n]{1,300})\\]\\(${OWN_MARK}\\)`, 'g');

export const unlink = (text: string): string => text.replace(OWN_LINK, '$1');

/** Keeps the first link. Of the others it keeps only the text. */
export function keepOneLink(text: string): string {
  const first = text.indexOf(OWN_MARK);
  if (first < 0) return text;
  const head = text.slice(0, first + 1);
  let seen = false;
  return mapSentences(head + unlink(text.slice(first + 1)), (sentence) => {
    if (!sentence.text.includes(OWN_MARK)) return sentence.text;
    if (seen) return null;
    seen = true;
    const at = sentence.text.indexOf(OWN_MARK) + 1;
    return sentence.text.slice(0, at) + sentence.text.slice(at).replaceAll(OWN_MARK, '');
  });
}

/** Keeps the first mention of the product and removes other sentences with one, except the disclosure. */
export function keepOneMention(
  text: string,
  { pattern: names, label }: ProductNames,
  allowed: number,
  isTyped: (sentence: string) => boolean = () => false,
): string {
  let left = allowed;
  let due = label === null ? null : writeDisclosureByName(label);
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
    const byName = countMentions(sentence.text.replaceAll(OWN_MARK, ' '), names) > 0;
    const unlinked = byName ? unlink(sentence.text) : sentence.text;
    // If a sentence has a name and a bare link, we can't tell which words belong to the link.
    if ((byName && unlinked.includes(OWN_MARK)) || countMentions(unlinked, names) > 1) return null;
    left = 0;
    return unlinked;
  });
}
