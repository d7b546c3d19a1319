import { QUESTION_KEYS } from '#contract/drafting/shapes.ts';
import { OWN_MARK } from '#core/mentions/own-site.ts';
import { guessLanguage } from '#core/text/guess-language.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { type Draft, type DraftRequest, hasTitle } from './draft-request.ts';
import { writeClosing } from './enforce/write-closing.ts';
import type { ProductFrame } from './enforce/product-frame.ts';
import { listQuestions, QUESTIONS, SHAPE_TABLE, toForm } from './shapes.ts';

/**
 * Writes a draft without a model: the topic as title, the answers in question order. Adds only leads, a closing
 * question and a disclosure. Without answers, the closing question is the text.
 */
export function writeOutline(frame: ProductFrame): Draft {
  const { request, site } = frame;
  const topic = sanitizeText(request.topic).replace(/\s+/g, ' ').trim();
  const title = hasTitle(request.task)
    ? topic.replace(/^\p{Ll}(?=\p{Ll}*(?:\s|$))/u, (letter) => letter.toUpperCase())
    : null;
  const answers = request.answers.map(({ text }) => text);
  // Leads and closing questions are in English, so texts in other languages omit them.
  const isEnglish = guessLanguage([request.topic, ...answers].join('\n')) === 'en';
  const paragraphs = listParagraphs(request, request.leads && isEnglish);
  const { closing } = SHAPE_TABLE[toForm(request)];
  const asks = [title ?? '', ...paragraphs].some((text) => /[?？؟]\s*$/.test(text));
  const isOpen = request.closing && isEnglish && title !== null && !asks;
  if (paragraphs.length === 0 || isOpen) paragraphs.push(closing);
  const text = sanitizeText(paragraphs.join('\n\n'));
  const disclosure = writeClosing(site ? site.mark(text) : text, title, frame);
  return {
    title,
    content: [text, disclosure.replaceAll(OWN_MARK, site?.url ?? '')].filter(Boolean).join('\n\n'),
  };
}

/**
 * The answers in the shape's order. With answers to other shapes' questions, uses storytelling order; answers to none
 * of our questions come last.
 */
function listParagraphs(request: DraftRequest, leads: boolean): string[] {
  const answers = request.answers
    .map(({ question, text }) => ({ question, text: text.trim() }))
    .filter(({ text }) => sanitizeText(text).trim() !== '');
  const form = toForm(request);
  const asked = listQuestions(form, request.answers);
  const isMixed = asked.length > SHAPE_TABLE[form].questions.length;
  const order = isMixed ? QUESTION_KEYS.filter((key) => asked.includes(key)) : asked;
  const paragraphs = order.flatMap((key) => {
    const lead = leads ? QUESTIONS[key].lead : '';
    const given = answers.filter(({ question }) => question === key);
    return given.map(({ text }) => (lead && !text.startsWith(lead) ? `${lead} ${text}` : text));
  });
  return [...paragraphs, ...answers.filter(({ question }) => question === null).map(({ text }) => text)];
}
