import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enforceConstraints } from '#core/drafts/enforce-constraints.ts';
import { makeRequest } from '#test/drafts/make-request.ts';

/** The material of a draft, sentences that paraphrase it, and invented sentences of a model. */
export type Row = {
  id: string;
  material: { topic: string; answers: string[]; facts: string[]; website: string; thread: string };
  true: string[];
  planted: { text: string; claim: string }[];
};
/** The name of the set that people who work on the check must not read. */
export const SETS = ['tuned', 'held-back'] as const;

export const readRows = (set: (typeof SETS)[number]): Row[] =>
  readFileSync(join(import.meta.dirname, `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const BEFORE = 'Some people ask for the money first, others wait for it.';

/** The words that are marked in a model's sentence, or all of its words if it is removed. */
export function findMarks(
  sentence: string,
  { topic, answers, facts, website, thread }: Row['material'],
): string[] {
  const [title = '', ...body] = thread.split(/(?<=[.?!])\s/);
  const request = makeRequest({
    topic,
    ctaStyle: 'none',
    answers: answers.map((text) => ({ question: null, text })),
    facts: { product: null, about: facts },
    isOwn: website !== '',
    website: website
      ? { url: 'https://site.example/', title: '', description: website, headings: [], text: '' }
      : null,
    thread: thread
      ? { title, body: body.join(' '), author: 'resident', permalink: '/r/saas/comments/1', comments: [] }
      : null,
  });
  const enforced = enforceConstraints({ title: 'Late payers', content: `${BEFORE} ${sentence}` }, request);
  if (!enforced.ok || !enforced.result.content.includes(sentence)) return [sentence];
  return enforced.result.notes.flatMap(({ kind, quote }) => (kind === 'claim' ? (quote ?? []) : []));
}

/** The shares of planted claims and of true sentences that are marked. */
export function measureClaims(rows: readonly Row[]) {
  const planted = rows.flatMap(({ material, planted }) => planted.map((one) => ({ ...one, material })));
  const real = rows.flatMap((row) => row.true.map((text) => ({ text, material: row.material })));
  const missed = planted.filter(({ text, claim, material }) =>
    findMarks(text, material).every(
      (mark) => !mark.includes(claim) && !claim.includes(mark) && !overlaps(text, mark, claim),
    ),
  );
  const wrong = real.filter(({ text, material }) => findMarks(text, material).length > 0);
  return {
    planted: planted.length,
    marked: planted.length - missed.length,
    real: real.length,
    wrong,
    missed,
  };
}

function overlaps(text: string, one: string, other: string): boolean {
  const [from, at] = [text.indexOf(one), text.indexOf(other)];
  return from >= 0 && at >= 0 && from < at + other.length && at < from + one.length;
}
