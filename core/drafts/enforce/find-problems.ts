import type { Note } from '#contract/drafts.ts';
import { type Draft, hasTitle } from '../draft-request.ts';
import { looksEnglish } from '#core/text/guess-language.ts';
import { listInvented } from '../claims/list-invented.ts';
import { splitWords } from '#core/text/split-words.ts';
import type { DraftFrame } from './draft-frame.ts';
import type { ProductFrame } from './product-frame.ts';
import { checkRequirements } from '#core/communities/check-requirements.ts';
import type { RulesReading } from '#core/communities/rules/read-rules.ts';

const problem = (text: string): Note => ({ kind: 'problem', text });

/** The findings that would hold the post back when it is sent. */
const requirementNotes = (
  { title, content }: Draft,
  { request, site }: ProductFrame,
  rules: RulesReading,
): Note[] => {
  const { community, task } = request;
  if (task === 'reply') return [];
  const notes: Note[] = [];
  const takesText = rules.requirements.body.policy !== 'notAllowed';
  if (!takesText && hasTitle(task))
    notes.push({
      kind: 'advice',
      text: `r/${community} takes posts without text. Use this text as the first comment under your post.`,
    });
  const post = { type: task, title, content: takesText ? content : '', url: site?.url ?? null, flair: null };
  for (const { about, message } of checkRequirements(post, rules.requirements)) {
    // A forbidden link has a note of its own.
    if (about !== 'link')
      notes.push({ kind: about === 'flair' ? 'advice' : 'problem', text: `r/${community}: ${message}` });
  }
  return notes;
};

/** The rules that limit promotion, quoted. */
const quotesOfConditions = ({ promotion, disclosure, quotes }: RulesReading): string[] => {
  const conditions = [
    ['limited', 'permission', 'unclear'].includes(promotion) ? quotes.promotion : undefined,
    quotes.days,
    quotes.quotaDays,
    disclosure ? quotes.disclosure : undefined,
  ];
  return [...new Set(conditions.filter((quote) => quote !== undefined))];
};

/** Problems that code can't fix or the author has to decide. Includes claims for a model's draft. */
export function findProblems(
  draft: Draft,
  frame: DraftFrame,
  doubted: ReadonlySet<string> = new Set(),
): Note[] {
  const notes = findOutlineProblems(draft, frame);
  notes.push(...listInvented(draft, frame.request, { closings: frame.closings, doubted }));
  if (splitWords(draft.content).length >= 8 && !looksEnglish(draft.content))
    notes.push(problem('Sentences about you can be checked in English only. Keep those that are true.'));
  return notes;
}

/** No claims: an outline contains only the author's words. */
export function findOutlineProblems(draft: Draft, frame: ProductFrame): Note[] {
  const { request, site, mayLink } = frame;
  const { rules, community, ctaStyle } = request;
  const name = `r/${community}`;
  const notes = rules ? requirementNotes(draft, frame, rules) : [];
  if (ctaStyle === 'direct' && site && !mayLink)
    notes.push(problem(`${name} does not take a link to your site, so there is none in the text.`));
  if (ctaStyle === 'direct' && !site)
    notes.push({ kind: 'advice', text: 'Give your website’s address to have a link in the text.' });
  if (rules && ctaStyle !== 'none')
    notes.push(
      ...quotesOfConditions(rules).map((rule): Note => ({
        kind: 'advice',
        text: `A rule of ${name}: “${rule}”`,
      })),
    );
  return notes;
}
