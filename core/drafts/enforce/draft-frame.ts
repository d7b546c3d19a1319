import {
  chooseSubject,
  type DraftRequest,
  getMaxLength,
  hasTitle,
  isOwnPage,
  listStatements,
} from '../draft-request.ts';
import { removeLead } from '../shapes.ts';
import { dataMarker } from '../quote-data.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { listClosings } from '#core/mentions/disclosure.ts';
import { frameProduct, type ProductFrame } from './product-frame.ts';
import { createFalsehoodFinder, type Falsehood } from '../claims/find-false.ts';
import { createSupportCheck } from '../claims/find-invented.ts';
import { collectMaterial } from '../claims/list-invented.ts';
import { findTypedLinks } from './mark-links.ts';

/** The constant inputs of every pass over one draft. */
export type DraftFrame = ProductFrame & {
  closings: ReadonlySet<string>;
  maxLength: number;
  /** The words in the topic or in the thread's title. */
  subject: string;
  /** Addresses the author typed, which a text may contain. */
  typedLinks: ReadonlySet<string>;
  /** True for a sentence the author typed, verbatim. */
  isTyped: (sentence: string) => boolean;
  marker: string;
  isSupported: (sentence: string) => boolean;
  isFromThread: (quote: string) => boolean;
  /** Why a sentence from the model contradicts the material. */
  findFalsehood: (sentence: string) => Falsehood | null;
};

const MIN_QUOTE = 3;
const plain = (text: string): string => ` ${splitWords(text).join(' ')} `;

/** Ignores spaces, case, and punctuation at the end. */
const toCore = (sentence: string): string =>
  sentence
    .replace(/\s+/g, ' ')
    .replace(/^[\s>*#-]+|[\s.!?…]+$/g, '')
    .toLowerCase();

/** Returns a function that tells whether a sentence equals a sentence or a whole line in `typed`. */
function createSentenceFinder(typed: readonly string[]): (sentence: string) => boolean {
  const cores = new Set(
    typed
      .flatMap((text) => text.split('\n').concat(text))
      .flatMap((line) => splitSentences(line).concat(line))
      .map(toCore),
  );
  return (sentence) => splitWords(sentence).length > 0 && cores.has(toCore(sentence));
}

/** `draft`: the model's text, in which names are detected. */
export function frameDraft(request: DraftRequest, draft = ''): DraftFrame {
  const { thread, facts, task, topic, website } = request;
  const own = request.variant?.own ?? [];
  const product = frameProduct(request);
  const said = thread
    ? plain([thread.title, thread.body, ...thread.comments.map(({ body }) => body)].join('\n'))
    : '';
  const answers = request.answers.map(({ text }) => text);
  const subject = chooseSubject(request).replace(/\s+/g, ' ').trim();
  const page = website && isOwnPage(request) ? listStatements(website) : [];
  const statements = [
    ...facts.about,
    ...answers,
    ...own,
    ...page,
    // A comment's topic is the title of its thread, which someone else wrote.
    ...(hasTitle(task) ? [topic] : []),
  ];
  const isSupported = createSupportCheck(statements);
  // The author's topic and own sentences are allowed verbatim, whatever they contain.
  const lines = [...(hasTitle(task) ? [topic] : []), ...own];
  const typed = lines.length > 0 ? plain(lines.join('\n')) : '';
  const answered = new Set(answers.map(plain));
  const isWhole = createSentenceFinder([...lines, ...answers]);
  const isTyped = (sentence: string) => isWhole(removeLead(sentence));
  return {
    ...product,
    closings: listClosings(product.names.label),
    maxLength: Math.min(
      getMaxLength(task),
      (hasTitle(task) ? request.rules?.requirements.body.maxLength : null) ?? Infinity,
    ),
    subject,
    typedLinks: findTypedLinks([...lines, ...answers]),
    isTyped,
    marker: dataMarker(request.seed + topic),
    isSupported: (sentence) => {
      const answer = removeLead(sentence);
      return typed.includes(plain(sentence)) || answered.has(plain(answer)) || isSupported(answer);
    },
    findFalsehood: createFalsehoodFinder(collectMaterial(request), draft),
    isFromThread: (quote) => {
      const words = plain(quote);
      return words.split(' ').length > MIN_QUOTE + 1 && said.includes(words);
    },
  };
}
