import * as z from 'zod/mini';
import { QUESTION_KEYS, shape } from '../contract/drafting/shapes.ts';
import { POST_TYPES } from '../contract/posts.ts';
import type { DraftRequest } from '../core/drafts/draft-request.ts';
import { frameProduct } from '../core/drafts/enforce/product-frame.ts';
import { QUESTIONS, SHAPE_TABLE, toForm } from '../core/drafts/shapes.ts';
import { writeOutline } from '../core/drafts/write-outline.ts';
import { guessShape } from '../reading/shapes/read.ts';
import { answerLines } from './answer-lines.ts';

/** `npm run draft` writes an outline for the topic of each line, without a model. */
const question = z.nullish(z.enum(QUESTION_KEYS));
const answer = z.union([z.string(), z.object({ question, text: z.string() })]);
const input = z.object({
  id: z.optional(z.unknown()),
  topic: z.string(),
  subreddit: z.string(),
  contentType: z._default(z.nullish(z.enum(POST_TYPES)), 'post'),
  shape: z.nullish(shape),
  answers: z._default(z.nullish(z.array(answer)), []),
  mine: z.nullish(z.boolean()),
  leads: z._default(z.nullish(z.boolean()), true),
});
type Line = z.output<typeof input>;

const toAnswer = (given: z.output<typeof answer>): DraftRequest['answers'][number] =>
  typeof given === 'string'
    ? { question: null, text: given }
    : { question: given.question ?? null, text: given.text };

function draftLine(line: Line) {
  const { id, topic, subreddit, contentType, answers, mine, leads } = line;
  const request: DraftRequest = {
    task: contentType ?? 'post',
    topic,
    community: subreddit,
    ctaStyle: 'subtle',
    shape: line.shape ?? (contentType === 'link' ? 'link' : guessShape(topic).shape),
    website: null,
    thread: null,
    facts: { product: null, about: [] },
    answers: (answers ?? []).map(toAnswer).filter(({ text }) => text.trim() !== ''),
    leads: leads ?? true,
    closing: true,
    isOwn: mine ?? null,
    habits: null,
    rules: null,
    seed: '',
  };
  const { title, content } = writeOutline(frameProduct(request));
  const { questions } = SHAPE_TABLE[toForm(request)];
  return {
    id,
    shape: request.shape,
    title,
    content,
    questions: questions.map((key) => ({ key, text: QUESTIONS[key].text })),
  };
}

await answerLines({
  input,
  wanted:
    '{"id", "topic", "subreddit", "contentType"?, "shape"?, "answers"?: [{"question"?, "text"}], "mine"?, "leads"?}',
  answer: draftLine,
});
