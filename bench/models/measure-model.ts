import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionKey, Shape } from '#contract/drafting/shapes.ts';
import { stemClaims } from '#core/drafts/claims/stem-claims.ts';
import type { Draft, DraftRequest } from '#core/drafts/draft-request.ts';
import { enforceConstraints } from '#core/drafts/enforce-constraints.ts';
import { chooseTask } from '#core/drafts/tasks.ts';
import { systemClock } from '#server/adapters/clock.ts';
import type { Model } from '#server/adapters/llm/model.ts';

type Brief = {
  id: string;
  topic: string;
  subreddit: string;
  shape: Shape;
  answers: { question: QuestionKey; text: string }[];
  mine?: boolean;
};
/** The result of one brief: the final draft, or why there is none. */
export type Drafted = {
  brief: Brief;
  draft: Draft | null;
  problem: string | null;
  isReadable: boolean;
  claims: number;
  /** The share of the answers' words that the draft keeps, 0 to 1. */
  kept: number;
  seconds: number;
};

export const readBriefs = (): Brief[] =>
  readFileSync(join(import.meta.dirname, '../../test/briefs/briefs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Brief);

const requestFor = ({ topic, subreddit, shape, answers, mine }: Brief): DraftRequest => ({
  task: 'post',
  topic,
  community: subreddit,
  ctaStyle: 'none',
  shape,
  website: null,
  thread: null,
  facts: { product: null, about: [] },
  answers,
  leads: true,
  closing: true,
  isOwn: mine ?? null,
  habits: null,
  rules: null,
  seed: topic,
});

const MAX_OUTPUT_TOKENS = 2_000;
const CLAIM = /about people or companies|contradicted/;

function shareKept({ answers }: Brief, { title, content }: Draft): number {
  const said = new Set(stemClaims(`${title ?? ''} ${content}`));
  const wanted = answers.flatMap(({ text }) => stemClaims(text));
  return wanted.filter((stem) => said.has(stem)).length / Math.max(1, wanted.length);
}

/** Has a model draft a brief as the product does, and measures the result with the product's own checks. */
export async function draftBrief(model: Model, brief: Brief): Promise<Drafted> {
  const request = requestFor(brief);
  const task = chooseTask(request);
  const from = systemClock.monotonic();
  const prompt = task.buildPrompt(request);
  const outcome = await model.generate<Draft>({
    system: task.system,
    prompt,
    schema: task.schema,
    parse: (text) => task.parse(text),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  });
  const seconds = (systemClock.monotonic() - from) / 1_000;
  const none = { brief, draft: null, claims: 0, kept: 0, seconds };
  if (outcome.kind === 'failed' || outcome.value === null)
    return { ...none, isReadable: false, problem: outcome.kind === 'failed' ? outcome.message : 'No draft.' };
  const enforced = enforceConstraints(outcome.value, request);
  if (!enforced.ok) return { ...none, isReadable: true, problem: 'No part of the draft follows the rules.' };
  const { title, content, notes } = enforced.result;
  const draft = { title, content };
  const problem = notes.find(({ kind }) => kind === 'problem')?.text ?? null;
  const claims = notes.filter(({ kind, text }) => kind === 'claim' || CLAIM.test(text)).length;
  return { brief, draft, problem, isReadable: true, claims, kept: shareKept(brief, draft), seconds };
}
