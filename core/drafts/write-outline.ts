import { QUESTION_KEYS, type QuestionKey } from '#contract/drafting/shapes.ts';
import { OWN } from '#core/mentions/own-site.ts';
import { guessLanguage } from '#core/text/guess-language.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { type Draft, type DraftRequest, hasTitle } from './draft-request.ts';
import { closingOf as disclosureOf } from './enforce/closing-of.ts';
import type { ProductFrame } from './enforce/product-frame.ts';
import { askedIn, formOf, QUESTIONS, SHAPE_TABLE } from './shapes.ts';

/**
 * Writes a draft without a model: the topic as title, the answers in the order of their questions. Adds only leads, a
 * closing question and a disclosure. Without an answer the closing question is the text.
 */
export function writeOutline(frame: ProductFrame): Draft {
  const { request } = frame;
  const title = hasTitle(request.task) ? withCapital(oneLine(request.topic)) : null;
  const paragraphs = listParagraphs(request);
  const text = [...paragraphs, closingOf(request, title, paragraphs)].filter(Boolean).join('\n\n');
  return { title, content: withDisclosure(sanitizeText(text), title, frame) };
}

const oneLine = (text: string): string => sanitizeText(text).replace(/\s+/g, ' ').trim();
const withCapital = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}*(?:\s|$))/u, (letter) => letter.toUpperCase());

function listParagraphs(request: DraftRequest): string[] {
  const answers = request.answers.filter(({ text }) => sanitizeText(text).trim() !== '');
  const leads = request.leads && isEnglish(request);
  const told = orderOf(request).flatMap((key) =>
    answers
      .filter(({ question }) => question === key)
      .map(({ text }) => withLead(leads ? QUESTIONS[key].lead : '', text.trim())),
  );
  return [...told, ...answers.filter(({ question }) => question === null).map(({ text }) => text.trim())];
}

/** Leads and closing questions are English, so a text in another language goes without. */
const isEnglish = ({ topic, answers }: DraftRequest): boolean =>
  guessLanguage([topic, ...answers.map(({ text }) => text)].join('\n')) === 'en';

const withLead = (lead: string, text: string): string =>
  [text.startsWith(lead) ? '' : lead, text].filter(Boolean).join(' ');

/** The shape's order; with answers to questions of other shapes, the order in which a story tells them. */
function orderOf(request: DraftRequest): readonly QuestionKey[] {
  const asked = askedIn(formOf(request), request.answers);
  const isMixed = asked.length > SHAPE_TABLE[formOf(request)].questions.length;
  return isMixed ? QUESTION_KEYS.filter((key) => asked.includes(key)) : asked;
}

const asks = (text: string | null): boolean => /[?？؟]\s*$/.test(text ?? '');

function closingOf(request: DraftRequest, title: string | null, paragraphs: readonly string[]): string {
  const { closing } = SHAPE_TABLE[formOf(request)];
  if (paragraphs.length === 0) return closing;
  const isOpen =
    request.closing && isEnglish(request) && hasTitle(request.task) && ![title, ...paragraphs].some(asks);
  return isOpen ? closing : '';
}

/** Discloses what the author made, unless the text already does. */
function withDisclosure(text: string, title: string | null, frame: ProductFrame): string {
  const { site } = frame;
  const closing = disclosureOf(site ? site.mark(text) : text, title, frame);
  return [text, closing.replaceAll(OWN, site?.url ?? '')].filter(Boolean).join('\n\n');
}
