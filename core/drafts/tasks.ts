import * as z from 'zod/mini';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { guessLanguage, type Language } from '#core/text/guess-language.ts';
import { splitWords } from '#core/text/split-words.ts';
import { buildPrompt, chooseLanguage, HOUSE_STYLE } from './build-prompt.ts';
import type { Draft, DraftRequest, Task } from './draft-request.ts';
import { parseDraft } from './parse-draft.ts';

/** A kind of text that a model can write. */
export type DraftTask = {
  system: string;
  buildPrompt(request: DraftRequest): string;
  schema: z.ZodMiniType<Draft>;
  parse(text: string): Draft | null;
};

const titled = z.object({ title: z.nullable(z.string()), content: z.string() });
const untitled = z.pipe(
  z.object({ content: z.string() }),
  z.transform(({ content }): Draft => ({ title: null, content })),
);

const task = (job: string, schema: DraftTask['schema'], hasTitle: boolean): DraftTask => ({
  system: HOUSE_STYLE,
  buildPrompt: (request) => buildPrompt(request, job),
  schema,
  parse: (text) => parseDraft(text, hasTitle),
});

export const DRAFT_TASKS: Readonly<Record<Task, DraftTask>> = {
  post: task('Write a discussion post: a title and a text that make people want to answer.', titled, true),
  link: task(
    'Write a post that shares the page of the author: a title that says what is behind the link, and a short text on ' +
      'what it holds and for whom. The link itself stands beside the text.',
    titled,
    true,
  ),
  comment: task(
    'Write a comment on the topic: useful by itself, two short paragraphs at most.',
    untitled,
    false,
  ),
  reply: task(
    'Write a reply to THREAD: answer what was asked there first, in two or three short paragraphs, and only then ' +
      'anything else.',
    untitled,
    false,
  ),
};

const WAYS: Readonly<Record<VariantWay, string>> = {
  shorter:
    'Make DRAFT shorter: two thirds of its length at most. Keep its point, its figures and its closing question; ' +
    'leave out what repeats or decorates.',
  plainer: 'Say what DRAFT says in plainer words and shorter sentences. Keep all of it, in its order.',
  lessAdvert:
    'Write DRAFT so that nobody takes it for an advertisement: no praise, no slogans, no superlatives, no call to act. ' +
    'Keep what it is, what it lacks, and who made it.',
  ownVoice:
    'Write DRAFT as its author writes in EARLIER POST: their words, their length of sentences, their tone. ' +
    'Take no fact, name, figure or experience from there. Keep all that DRAFT says.',
};
const REWRITES = `${HOUSE_STYLE}
You rewrite DRAFT and add nothing to it. In the first person you may also say what stands under WRITTEN BY THE AUTHOR.`;

/** The model's task: a first draft, or a variant of one. */
export function chooseTask(request: DraftRequest): DraftTask {
  const { task: kind, variant } = request;
  const first = DRAFT_TASKS[kind];
  const language = chooseLanguage(request);
  const parse = (text: string): Draft | null => {
    const draft = first.parse(text);
    return draft && isIn(language, draft.content) ? draft : null;
  };
  if (!variant) return { ...first, parse };
  return { ...first, parse, system: REWRITES, buildPrompt: (asked) => buildPrompt(asked, WAYS[variant.way]) };
}

const FEWEST_WORDS = 12;

/** Also accepts texts that are too short to detect a language. */
const isIn = (language: Language, content: string): boolean =>
  splitWords(content).length < FEWEST_WORDS || guessLanguage(content) === language;
