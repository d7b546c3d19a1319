import type { Input, Output } from '#contract/endpoint.ts';
import type { generateContent as endpoint, GeneratedDraft, Note } from '#contract/drafts.ts';
import type { Draft, DraftRequest, DraftResult, ThreadContext, Variant } from '#core/drafts/draft-request.ts';
import { enforceConstraints } from '#core/drafts/enforce-constraints.ts';
import { decideAdvice } from '#core/drafts/enforce/decide-advice.ts';
import { frameProduct } from '#core/drafts/enforce/product-frame.ts';
import { findOutlineProblems } from '#core/drafts/enforce/find-problems.ts';
import { listQuestions, QUESTIONS, toForm } from '#core/drafts/shapes.ts';
import { writeOutline } from '#core/drafts/write-outline.ts';
import { guessShape } from '#reading/shapes/read.ts';
import { chooseTask } from '#core/drafts/tasks.ts';
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
import { storeClaims } from '../preflight/claim-rows.ts';
import { omitMention } from './omit-mention.ts';

export type StreamOptions = { onText?: (soFar: string) => void; signal?: AbortSignal };
type Written = {
  result: DraftResult;
  engine: string;
  usage: GeneratedDraft['usage'];
  sent: GeneratedDraft['sent'];
  isModels: boolean;
};

/** The optional fields of the generator's form. */
type Optional = 'answers' | 'leads' | 'closing' | 'isOwn' | 'writer';
type DraftWish = Omit<Input<typeof endpoint>, Optional> &
  Partial<Pick<Input<typeof endpoint>, Optional>> & {
    /** A thread already read, instead of reading `parentUrl`. */
    thread?: ThreadContext;
    /** Facts about the author, in addition to the facts file. */
    about?: readonly string[];
    customPrompt?: string;
    /** The draft to rewrite. Only a model can do that. */
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
    shape: input.shape ?? (input.contentType === 'link' ? 'link' : guessShape(input.topic).shape),
    answers: input.answers ?? [],
    leads: input.leads ?? true,
    closing: input.closing ?? true,
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
  const { request, notes: leftOut } = await omitMention(ctx, wished, input.postId);
  const written = await write(ctx, request, stream, input.writer);
  const open = written.isModels ? await storeClaims(ctx, claimsOf(written.result)) : [];
  const isOpen = ({ quote }: Note) =>
    quote === undefined || open.some(({ words }) => words.includes(quote)) || !written.isModels;
  await fillSketches(ctx);
  const { title, content, advice } = written.result;
  const near = await findNearCopy(ctx, ctx.db, { content, subreddit: input.subreddit });
  return {
    title,
    content,
    engine: written.engine,
    usage: written.usage,
    sent: written.sent,
    shape: request.shape,
    questions: listQuestions(toForm(request), request.answers).map((key) => ({
      key,
      text: QUESTIONS[key].text,
    })),
    notes: [...leftOut, ...written.result.notes.filter(isOpen), ...notes, ...(near ? [tooClose(near)] : [])],
    advice,
  };
}

/** The claims that the author has to confirm, one per sentence. */
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
  const task = chooseTask(request);
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
    const enforced = enforceConstraints(answer.value, request);
    if (!enforced.ok)
      throw new AppError(
        'UNAVAILABLE',
        'This text couldn’t be made to follow the rules. Try again, or change the topic.',
      );
    const { engine, usage, sent } = answer;
    return { result: enforced.result, engine, usage, sent, isModels: true };
  }
  if (request.variant)
    throw new AppError('CONFLICT', 'No model is chosen. Choose one under Settings, Writing model.');
  return { result: outline(request), engine: BUILT_IN, usage: null, sent: null, isModels: false };
}

/** An outline's words need no constraints, because they are the author's own. The author gets the same notes. */
function outline(request: DraftRequest): DraftResult {
  const frame = frameProduct(untagged(request));
  const draft = writeOutline(frame);
  const notes = findOutlineProblems(draft, frame);
  if (request.customPrompt?.trim()) notes.push(NOT_FOLLOWED);
  return { ...draft, notes, advice: decideAdvice(frame) };
}

const NOT_FOLLOWED: Note = {
  kind: 'advice',
  text: 'Only a writing model can follow instructions. Edit the text, or set up a model in Settings.',
};

/** Removes AI tags from the rules, because an outline contains no AI text. */
const untagged = (request: DraftRequest): DraftRequest =>
  request.rules ? { ...request, rules: { ...request.rules, titleTags: [] } } : request;
