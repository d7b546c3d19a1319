import * as z from 'zod/mini';
import { POST_TYPES } from '../contract/posts.ts';
import { composeDraft } from '../core/drafts/compose-draft.ts';
import type { DraftRequest } from '../core/drafts/draft-request.ts';
import { enforceConstraints } from '../core/drafts/enforce-constraints.ts';
import { askAuthor } from '../core/drafts/interview/ask-author.ts';
import { saysNothing } from '../core/drafts/interview/says-nothing.ts';
import { usualAngle } from '../core/drafts/usual-angle.ts';
import { answerLines } from './answer-lines.ts';

/** `npm run draft` writes a draft for the topic of each line, as the product does without a model. */
const lines = z._default(z.nullish(z.array(z.string())), []);
const input = z.object({
  id: z.optional(z.unknown()),
  topic: z.string(),
  subreddit: z.string(),
  contentType: z._default(z.nullish(z.enum(POST_TYPES)), 'post'),
  answers: lines,
  facts: lines,
});
type Line = z.output<typeof input>;

function draftLine({ id, topic, subreddit, contentType, answers, facts }: Line) {
  const task = contentType ?? 'post';
  const request: DraftRequest = {
    task,
    topic,
    community: subreddit,
    ctaStyle: 'subtle',
    angle: usualAngle(topic),
    website: null,
    thread: null,
    facts: { product: null, about: facts ?? [] },
    answers: (answers ?? [])
      .filter((text) => text.trim() !== '' && !saysNothing(text))
      .map((text) => ({ role: null, text })),
    isOwn: null,
    habits: null,
    rules: null,
    seed: '',
  };
  const { draft } = composeDraft(request);
  const enforced = enforceConstraints(draft, request);
  const { title, content } = enforced.ok ? enforced.result : draft;
  return { id, title, content, questions: askAuthor(request).questions.map(({ text }) => text) };
}

await answerLines({
  input,
  wanted: '{"id", "topic", "subreddit", "contentType"?, "answers"?: ["…"], "facts"?: ["…"]}',
  answer: draftLine,
});
