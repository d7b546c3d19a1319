import type { CommunityRules, Draft, DraftRequest, Note } from '../draft-request.ts';
import { hasTitle } from '../draft-request.ts';
import { looksEnglish } from '#core/text/looks-english.ts';
import { splitWords } from '#core/text/split-words.ts';
import type { DraftFrame } from './draft-frame.ts';
import { matchesPattern } from '#core/communities/matches-pattern.ts';

const FIGURE =
  /(?<![\p{L}\p{N}.,])(?:[$€£] ?\d[\d.,]*\d?[kKmM]?|\d[\d.,]*[ ]?(?:%|percent|x(?![\p{L}\p{N}])|[kKmM](?![\p{L}\p{N}])))/gu;

const problem = (text: string): Note => ({ kind: 'problem', text });
const missing = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()));
const present = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => word !== '' && text.toLowerCase().includes(word.toLowerCase()));
const list = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

const titleProblems = (title: string, rules: CommunityRules, place: string): Note[] => {
  const notes: Note[] = [];
  if (title.length < (rules.titleMinLength ?? 0))
    notes.push(problem(`${place} wants a title of at least ${rules.titleMinLength} characters.`));
  const [bad, wanted] = [present(title, rules.titleForbidden), missing(title, rules.titleRequired)];
  if (bad.length > 0) notes.push(problem(`${place} does not take these words in a title: ${list(bad)}.`));
  if (wanted.length > 0 && wanted.length === rules.titleRequired.length)
    notes.push(problem(`${place} wants one of these in the title: ${list(wanted)}.`));
  if (
    rules.titlePatterns.length > 0 &&
    rules.titlePatterns.every((pattern) => matchesPattern(title, pattern) === false)
  )
    notes.push(problem(`${place} asks for a certain form of title, and this one does not have it.`));
  return notes;
};

const bodyProblems = (content: string, rules: CommunityRules, place: string): Note[] => {
  const notes: Note[] = [];
  if (rules.bodyPolicy === 'notAllowed') {
    const text = `${place} takes posts without text. Use this text as the first comment under your post.`;
    return [{ kind: 'advice', text }];
  }
  if (content.length < (rules.bodyMinLength ?? 0))
    notes.push(
      problem(`${place} wants at least ${rules.bodyMinLength} characters; this text has ${content.length}.`),
    );
  const [bad, wanted] = [present(content, rules.bodyForbidden), missing(content, rules.bodyRequired)];
  if (bad.length > 0) notes.push(problem(`${place} does not take these words: ${list(bad)}.`));
  if (wanted.length > 0 && wanted.length === rules.bodyRequired.length)
    notes.push(problem(`${place} wants one of these in the text: ${list(wanted)}.`));
  if (
    rules.bodyPatterns.length > 0 &&
    rules.bodyPatterns.every((pattern) => matchesPattern(content, pattern) === false)
  )
    notes.push(problem(`${place} asks for a certain form of text, and this one does not have it.`));
  return notes;
};

const digits = (figure: string): string => figure.replace(/[^\d.]/g, '').replace(/\.$/, '');

/** Figures that none of what the draft was made from contains. */
const strangeFigures = (
  draft: Draft,
  { facts, topic, website, thread, customPrompt }: DraftRequest,
): string[] => {
  const page = website ? [website.title, website.description, ...website.headings, website.text] : [];
  const talk = thread ? [thread.title, thread.body, ...thread.comments.map(({ body }) => body)] : [];
  const known = [...facts.about, topic, customPrompt ?? '', ...page, ...talk].join('\n');
  const figures = `${draft.title ?? ''}\n${draft.content}`.match(FIGURE) ?? [];
  return [...new Set(figures.map((figure) => figure.trim()))].filter(
    (figure) => !known.includes(digits(figure)),
  );
};

/** What could not be enforced, or is better decided by the author. */
export function findProblems(draft: Draft, { request, site, mayLink }: DraftFrame): Note[] {
  const { rules, community, ctaStyle, task } = request;
  const place = `r/${community}`;
  const notes: Note[] = [];
  if (rules && hasTitle(task))
    notes.push(
      ...titleProblems(draft.title ?? '', rules, place),
      ...bodyProblems(draft.content, rules, place),
    );
  if (ctaStyle === 'direct' && site && !mayLink)
    notes.push(problem(`${place} does not take a link to your site, so there is none in the text.`));
  if (ctaStyle === 'direct' && !site)
    notes.push({ kind: 'advice', text: 'Give your website’s address to have a link in the text.' });
  if (rules && ctaStyle !== 'none')
    notes.push(
      ...rules.promotionLimits.map((rule): Note => ({
        kind: 'advice',
        text: `A rule of ${place}: “${rule}”`,
      })),
    );
  if (rules?.flairRequired && hasTitle(task))
    notes.push({ kind: 'advice', text: `${place} asks every post to have a flair.` });
  const figures = strangeFigures(draft, request).slice(0, 5);
  if (figures.length > 0)
    notes.push(problem(`Check where these figures come from, or take them out: ${figures.join(', ')}.`));
  if (splitWords(draft.content).length >= 8 && !looksEnglish(draft.content))
    notes.push(problem('Sentences about you can be checked in English only. Keep those that are true.'));
  return notes;
}
