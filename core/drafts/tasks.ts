import * as z from 'zod/mini';
import { buildPrompt, HOUSE_STYLE } from './build-prompt.ts';
import type { Draft, DraftRequest, Task } from './draft-request.ts';
import { parseDraft } from './parse-draft.ts';

/** A kind of text that a model can be asked to write. */
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

export const TASKS: Readonly<Record<Task, DraftTask>> = {
  post: task('Write a discussion post: a title and a text that make people want to answer.', titled, true),
  link: task(
    'Write a post that shares the page of the author: a title that says what is behind the link, and a short text on what it holds and for whom. The link itself stands beside the text.',
    titled,
    true,
  ),
  comment: task(
    'Write a comment on the topic: useful by itself, two short paragraphs at most.',
    untitled,
    false,
  ),
  reply: task(
    'Write a reply to THREAD: answer what was asked there first, in two or three short paragraphs, and only then anything else.',
    untitled,
    false,
  ),
};
