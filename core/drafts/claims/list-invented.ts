import type { Note } from '#contract/drafts.ts';
import { looksEnglish } from '#core/text/looks-english.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitFences } from '#core/text/split-code.ts';
import { isDisclosure } from '#core/mentions/disclosure.ts';
import { type Draft, type DraftRequest, hasTitle, isOwnPage, statementsOf } from '../draft-request.ts';
import { withoutLead } from '../interview/questions.ts';
import { createInventionFinder } from './find-invented.ts';

const MOST = 10;

/** The claims of a draft that nobody made: the author decides whether each is true. `closings` are our own. */
export function listInvented(
  { title, content }: Draft,
  request: DraftRequest,
  closings: ReadonlySet<string> = new Set(),
): Note[] {
  if (!looksEnglish(content)) return [];
  const find = createInventionFinder(materialOf(request));
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
    const found = find(withoutLead(sentence));
    // That it is theirs is no claim, but what stands beside it in the sentence is.
    return isDisclosure(sentence) ? found.filter((quote) => !isDisclosure(quote)) : found;
  });
  return [...new Set(quotes)]
    .slice(0, MOST)
    .map((quote) => ({ kind: 'claim', text: `Not from you: “${quote}”`, quote }));
}

function materialOf(request: DraftRequest) {
  const { task, topic, answers, facts, website, thread, community, customPrompt, variant } = request;
  const page = website ? [...statementsOf(website), website.url] : [];
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
