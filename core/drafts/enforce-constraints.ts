import type { Note } from '#contract/drafts.ts';
import { type Draft, type DraftRequest, type DraftResult, hasTitle } from './draft-request.ts';
import { decideAdvice } from './enforce/decide-advice.ts';
import { isDisclosure } from '#core/mentions/disclosure.ts';
import { writeClosing } from './enforce/write-closing.ts';
import { type DraftFrame, frameDraft } from './enforce/draft-frame.ts';
import { addChange, type ChangeCounts, explainChanges } from './enforce/explain-changes.ts';
import { findProblems } from './enforce/find-problems.ts';
import { judgeSentence } from './enforce/judge-sentence.ts';
import { mapSentences } from '#core/text/map-sentences.ts';
import { markLinks } from './enforce/mark-links.ts';
import { OWN_MARK } from '#core/mentions/own-site.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { keepOneLink, keepOneMention, unlink } from './enforce/settle-mentions.ts';
import { settleTitle } from './enforce/settle-title.ts';
import { cutText } from '#core/text/cut-text.ts';
import { splitWords } from '#core/text/split-words.ts';

export type EnforceResult = { ok: true; result: DraftResult } | { ok: false; reason: 'empty' };

const MAX_PASSES = 12;
const MIN_WORDS = 3;

const expand = (text: string, { site }: DraftFrame): string => text.replaceAll(OWN_MARK, site?.url ?? '');

/** "It worked" would lose its meaning if the sentence before it is removed. */
const REFERS = /^\W*(?:it|they|them|that|this|those|these|he|she)\b/i;

function dropFaulty(text: string, frame: DraftFrame, changes: ChangeCounts): string {
  let isGone = false;
  return mapSentences(text, (sentence) => {
    const fault = judgeSentence(sentence, frame);
    isGone = !sentence.isFirst && isGone && REFERS.test(sentence.text) && !frame.isTyped(sentence.text);
    if (isGone) return null;
    // A claim stays, marked, for the author to confirm or remove.
    if (fault === null || fault === 'claim') return sentence.text;
    isGone = fault === 'others' || fault === 'denied';
    addChange(changes, fault);
    return null;
  });
}

/** The sentences that are claims as a whole, as displayed to the author. */
function findDoubted(content: string, frame: DraftFrame): ReadonlySet<string> {
  const doubted = new Set<string>();
  mapSentences(markLinks(content, frame.site, frame.typedLinks).text, (sentence) => {
    if (judgeSentence(sentence, frame) === 'claim') doubted.add(expand(sentence.text, frame).trim());
    return sentence.text;
  });
  return doubted;
}

/** Replaces a bare link early in a text with the product's name, because it reads like an ad. */
const nameEarlyLink = (text: string, frame: DraftFrame): string => {
  const at = text.indexOf(OWN_MARK);
  if (at < 0 || text[at - 1] === '(' || at >= expand(text, frame).length / 2) return text;
  return mapSentences(text, (sentence) =>
    sentence.text.includes(OWN_MARK)
      ? frame.names.label && sentence.text.replace(OWN_MARK, frame.names.label)
      : sentence.text,
  );
};

const settleStyle = (text: string, title: string | null, frame: DraftFrame): string => {
  const { request, names, mayLink } = frame;
  if (request.ctaStyle === 'direct' && mayLink) return keepOneLink(text);
  const plain = mayLink && request.ctaStyle !== 'none' ? text : unlink(text);
  if (request.ctaStyle !== 'subtle') return plain;
  const left = 1 - Math.min(1, countMentions(title ?? '', names.pattern));
  return nameEarlyLink(keepOneMention(plain, names, left, frame.isTyped), frame);
};

const withClosing = (text: string, title: string | null, frame: DraftFrame): string => {
  const closing = writeClosing(text, title, frame);
  return closing === '' ? text : `${text.trimEnd()}\n\n${closing}`;
};

/** A text that is only a disclosure counts as empty, unless the author wrote exactly that. */
const saysEnough = (whole: string, { isSupported }: DraftFrame): boolean => {
  const rest = mapSentences(whole.replaceAll(OWN_MARK, ''), ({ text }) =>
    isDisclosure(text) && !isSupported(text) ? null : text,
  );
  return splitWords(rest).length >= MIN_WORDS;
};

/** Cuts a text until it fits together with the closing its remainder needs. */
const cutWhole = (styled: string, title: string | null, frame: DraftFrame): string => {
  let [most, whole] = [frame.maxLength, ''];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { text } = markLinks(
      cutText(expand(styled, frame), Math.max(0, most)),
      frame.site,
      frame.typedLinks,
    );
    whole = expand(withClosing(text, title, frame), frame).trim();
    if (whole.length <= frame.maxLength) break;
    most -= whole.length - frame.maxLength;
  }
  return whole;
};

const enforceOnce = (draft: Draft, frame: DraftFrame, changes: ChangeCounts): Draft | null => {
  const settled = hasTitle(frame.request.task)
    ? settleTitle(draft.title, frame)
    : { title: null, replaced: false };
  if (settled === null) return null;
  if (settled.replaced) addChange(changes, 'title');
  const { title } = settled;
  const { text, dropped } = markLinks(sanitizeText(draft.content), frame.site, frame.typedLinks);
  addChange(changes, 'link', dropped);
  const clean = dropFaulty(text, frame, changes);
  const styled = settleStyle(clean, title, frame);
  addChange(
    changes,
    'mention',
    countMentions(clean, frame.names.pattern) - countMentions(styled, frame.names.pattern),
  );
  if (!saysEnough(styled, frame)) return null;
  const whole = expand(withClosing(styled, title, frame), frame);
  if (whole.length <= frame.maxLength) return { title, content: whole.trim() };
  addChange(changes, 'length');
  return { title, content: cutWhole(styled, title, frame) };
};

/**
 * Reduces any draft to what may be shown. Repeats until nothing changes, so the function is idempotent. A text that never stops
 * changing is hostile and rejected. Each pass finds the names in the result of the previous one.
 */
export function enforceConstraints(draft: Draft, request: DraftRequest): EnforceResult {
  const changes: ChangeCounts = new Map();
  let current = draft;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const frame = frameDraft(request, `${current.title ?? ''}\n${current.content}`);
    const next = enforceOnce(current, frame, changes);
    if (next === null) return { ok: false, reason: 'empty' };
    if (next.title === current.title && next.content === current.content) {
      const notes: Note[] = [
        ...explainChanges(changes),
        ...findProblems(next, frame, findDoubted(next.content, frame)),
      ];
      return { ok: true, result: { ...next, notes, advice: decideAdvice(frame) } };
    }
    current = next;
  }
  return { ok: false, reason: 'empty' };
}
