import type { Input, Output } from '#contract/endpoint.ts';
import type { generateContent as endpoint, GeneratedDraft, Note } from '#contract/drafts.ts';
import { composeDraft } from '#core/drafts/compose-draft.ts';
import type { Draft, DraftRequest, DraftResult, ThreadContext, Variant } from '#core/drafts/draft-request.ts';
import { enforceConstraints } from '#core/drafts/enforce-constraints.ts';
import { openQuestions } from '#core/drafts/interview/open-questions.ts';
import { withTopicAsAnswer } from '#core/drafts/interview/topic-as-answer.ts';
import { saysNothing } from '#core/drafts/interview/says-nothing.ts';
import { usualAngle } from '#core/drafts/usual-angle.ts';
import { taskOf } from '#core/drafts/tasks.ts';
import type { Claim } from '#core/preflight/find-claims.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { askModel } from './ask-model.ts';
import { readFactsFile } from './facts-file.ts';
import { findNearCopy } from '../posts/find-near-copy.ts';
import { fillSketches } from '../posts/post-sketches.ts';
import { gatherMaterial } from './gather-material.ts';
import { keepClaims } from '../preflight/claim-rows.ts';
import { leaveOutMention } from './leave-out-mention.ts';

export type StreamOptions = { onText?: (soFar: string) => void; signal?: AbortSignal };
type Written = { draft: Draft; engine: string; usage: GeneratedDraft['usage']; notes: Note[] };

/** What a draft may be asked for besides what the generator's form has. */
type DraftWish = Omit<Input<typeof endpoint>, 'answers' | 'isOwn' | 'writer'> &
  Partial<Pick<Input<typeof endpoint>, 'answers' | 'isOwn' | 'writer'>> & {
    /** A thread that was read already, instead of the one behind `parentUrl`. */
    thread?: ThreadContext;
    /** What is true of the author, besides the facts file. */
    about?: readonly string[];
    customPrompt?: string;
    /** The draft to write anew, which only a model can do. */
    variant?: Variant;
  };

/** Turns a topic into a draft that follows the community's rules, with the chosen model or the built-in composer. */
export async function generateDraft(
  ctx: UserContext,
  input: DraftWish,
  stream: StreamOptions = {},
): Promise<Output<typeof endpoint>> {
  await consumeRateLimits(ctx, [
    { key: `generate:${ctx.actor.workspaceId}`, count: 60, windowMs: 10 * 60_000 },
  ]);
  const { subreddit: community, contentType, websiteUrl = null, parentUrl = null } = input;
  const material = await gatherMaterial(ctx, { community, contentType, websiteUrl, parentUrl });
  const { notes, ...read } = material;
  const known = { ...read, thread: input.thread ?? read.thread };
  const facts = await readFactsFile(ctx);
  const wished: DraftRequest = {
    task: input.contentType === 'comment' && known.thread ? 'reply' : input.contentType,
    topic: input.topic,
    community: input.subreddit,
    ctaStyle: input.ctaStyle,
    angle: input.angle ?? usualAngle(input.topic),
    answers: withTopicAsAnswer(
      (input.answers ?? []).filter(({ role, text }) => !saysNothing(text, role)),
      input.topic,
      known.thread,
    ),
    isOwn: input.isOwn ?? null,
    facts: { ...facts, about: [...facts.about, ...(input.about ?? [])] },
    seed: input.seed ?? '',
    ...(input.customPrompt ? { customPrompt: input.customPrompt } : {}),
    ...(input.variant ? { variant: input.variant } : {}),
    ...known,
    website:
      known.website ??
      (websiteUrl ? { url: websiteUrl, title: '', description: '', headings: [], text: '' } : null),
  };
  const { request, notes: leftOut } = await leaveOutMention(ctx, wished, input.postId);
  const written = await write(ctx, request, stream, input.writer);
  const enforced = enforceConstraints(
    written.draft,
    written.engine === BUILT_IN ? untagged(request) : request,
  );
  if (!enforced.ok)
    throw new AppError(
      'UNAVAILABLE',
      'Nothing of this text could be kept inside the rules. Try again, or change the topic.',
    );
  const { result } = enforced;
  const isModels = written.engine !== BUILT_IN;
  const open = isModels ? await keepClaims(ctx, claimsOf(result)) : [];
  const isOpen = ({ quote }: Note) =>
    quote === undefined || open.some(({ words }) => words.includes(quote)) || !isModels;
  await fillSketches(ctx);
  const near = await findNearCopy(ctx, ctx.db, { content: result.content, subreddit: input.subreddit });
  return {
    title: result.title,
    content: result.content,
    engine: written.engine,
    usage: written.usage,
    notes: [
      ...leftOut,
      ...result.notes.filter(isOpen),
      ...written.notes,
      ...notes,
      ...(near ? [tooClose(near)] : []),
    ],
    advice: result.advice,
  };
}

/** What of a draft its author has to confirm, sentence by sentence. */
function claimsOf({ title, content, notes }: DraftResult): Claim[] {
  const quotes = notes.flatMap(({ quote }) => quote ?? []);
  return [title ?? '', ...content.split('\n')]
    .flatMap(splitSentences)
    .map((sentence) => sentence.trim())
    .map((sentence) => ({ sentence, words: quotes.filter((quote) => hasQuote(sentence, quote)) }))
    .filter(({ words }) => words.length > 0);
}

const BUILT_IN = 'built-in';

const tooClose = (subreddit: string): Note => ({
  kind: 'problem',
  text: `Too close to your post in r/${subreddit}. Near-identical texts in several communities count as spam: rewrite this one.`,
});

async function write(
  ctx: UserContext,
  request: DraftRequest,
  stream: StreamOptions,
  writer: DraftWish['writer'],
): Promise<Written> {
  const task = taskOf(request);
  const ask = () =>
    askModel<Draft>(ctx, () => ({
      system: task.system,
      prompt: task.buildPrompt(request),
      schema: task.schema,
      parse: (text) => task.parse(text),
      ...stream,
    }));
  const answer = writer === 'builtIn' ? null : await ask();
  if (answer) {
    const { value: draft, engine, usage } = answer;
    return { draft, engine, usage, notes: request.variant ? [] : openQuestions(request) };
  }
  if (request.variant)
    throw new AppError('CONFLICT', 'No model is chosen. Choose one under Settings, Writing model.');
  return { ...composeDraft(untagged(request)), engine: BUILT_IN, usage: null };
}

/** A tag says that AI helped, which is not true of the built-in composer. */
const untagged = (request: DraftRequest): DraftRequest =>
  request.rules ? { ...request, rules: { ...request.rules, titleTags: [] } } : request;
