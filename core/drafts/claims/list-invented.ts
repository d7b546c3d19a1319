import type { Note } from '#contract/drafts.ts';
import { looksEnglish } from '#core/text/guess-language.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import { splitFences } from '#core/text/split-code.ts';
import { isDisclosure } from '#core/mentions/disclosure.ts';
import { type Draft, type DraftRequest, hasTitle, isOwnPage, listStatements } from '../draft-request.ts';
import { removeLead } from '../shapes.ts';
import { createInventionFinder, type Material } from './find-invented.ts';

/** Numbers of at least two digits; a single digit often just counts things in the text. */
const FIGURE = /(?<![\p{L}\p{N}/=])\d[\d.,]*\d%?/gu;

/** `closings`: sentences that we added. `doubted`: sentences that are claims as a whole. */
type Known = { closings: ReadonlySet<string>; doubted: ReadonlySet<string> };
const NOTHING: Known = { closings: new Set(), doubted: new Set() };

/** The claims of a draft without a source. The author decides whether each is true. */
export function listInvented(
  { title, content }: Draft,
  request: DraftRequest,
  { closings, doubted } = NOTHING,
): Note[] {
  const whole = [...doubted].filter((sentence) => hasQuote(content, sentence));
  const find = looksEnglish(content)
    ? createInventionFinder(collectMaterial(request))
    : createFigureFinder(collectMaterial(request));
  const lines = splitFences(content)
    .filter(({ code }) => !code)
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => !/^\s*(?:>|\|)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*+] |\d{1,3}[.)] |#{1,6} )+/, ''));
  const sentences = [title ?? '', ...lines]
    .flatMap(splitSentences)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !closings.has(sentence));
  const quotes = sentences.flatMap((sentence) => {
    if (doubted.has(sentence)) return [];
    const found = find(removeLead(sentence));
    // A disclosure is not a claim, but the rest of its sentence may be.
    const claims = isDisclosure(sentence) ? found.filter((quote) => !isDisclosure(quote)) : found;
    return claims.filter((quote) => !claims.some((longer) => longer !== quote && longer.includes(quote)));
  });
  return [...new Set([...whole, ...quotes])].map(toNote);
}

/** For texts in other languages this is the only check. */
function createFigureFinder({ own, other }: Material): (sentence: string) => string[] {
  const material = [...own, ...other].join('\n');
  return (sentence) =>
    Array.from(sentence.matchAll(FIGURE), ([figure]) => figure).filter(
      (figure) => !hasQuote(material, figure),
    );
}

const toNote = (quote: string): Note => ({ kind: 'claim', text: `Not from you: “${quote}”`, quote });

export function collectMaterial(request: DraftRequest): Material {
  const { task, topic, answers, facts, website, thread, community, customPrompt, variant } = request;
  const page = website ? [...listStatements(website), website.url] : [];
  const said = answers.map(({ text }) => text);
  const own = [
    ...facts.about,
    facts.product ?? '',
    ...said,
    ...(hasTitle(task) ? [topic] : []),
    customPrompt ?? '',
    ...(variant?.own ?? []),
    ...(isOwnPage(request) ? page : []),
  ];
  const talk = thread ? [thread.title, thread.body, ...thread.comments.map(({ body }) => body)] : [];
  return { own, other: [...page, ...talk, topic, community] };
}
