import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { applySkips, countSkips, type Skip } from '#core/opportunities/scoring/apply-skips.ts';
import { findKeywords } from '#core/opportunities/scoring/find-keywords.ts';
import { listProductWords } from '#core/opportunities/scoring/product-words.ts';
import { scoreThread, type ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import { bootstrapMean, rateRanking } from '#test/scoring/statistics.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = process.env['DATA_DIR_TEXTS'] ?? join(ROOT, '../shared/data');

/** An invented product, with two readers' ratings from 0 to 3 of what its maker's answer is worth in each thread. */
const product = z.object({
  name: z.string(),
  facts: z.string(),
  keywords: z.array(z.string()),
  grades: z.record(z.string(), z.tuple([z.number(), z.number()])),
});
const thread = z.object({ id: z.string(), subreddit: z.string(), title: z.string(), text: z.string() });

const readLines = <Line extends z.ZodMiniType>(path: string, line: Line): z.output<Line>[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((json) => z.parse(line, JSON.parse(json)));

type Graded = { judged: ThreadScore; community: string; keywords: string[]; worth: number; newest: number };

function readProducts(): { name: string; threads: Graded[] }[] {
  const texts = new Map(
    readLines(join(TEXTS, 'reddit/threads.jsonl'), thread).map((each) => [each.id, each]),
  );
  return readLines(join(import.meta.dirname, 'ranking.jsonl'), product).map(
    ({ name, facts, keywords, grades }) => ({
      name,
      threads: Object.entries(grades).flatMap(([id, [one, other]]) => {
        const found = texts.get(id);
        if (!found) return [];
        const had = findKeywords(keywords, found);
        const judged = scoreThread({
          ...found,
          keywords: had,
          keywordsAsked: keywords.length,
          standing: null,
          product: listProductWords({ product: name, about: [facts] }),
        });
        const newest = Number.parseInt(id, 36);
        return [{ judged, community: found.subreddit, keywords: had, worth: (one + other) / 2, newest }];
      }),
    }),
  );
}

export type Lead = { ndcg: number; plain: number; low: number };

/** NDCG@10 of the score, of the better plain order, and the lower bound of the lead over each of them. */
export function measureRanking(broken: boolean): Lead {
  const rate = (threads: readonly Graded[], valueOf: (each: Graded) => number) =>
    rateRanking(threads.map((each) => ({ worth: each.worth, value: valueOf(each) })));
  const count = ({ keywords }: Graded) => keywords.length;
  const rows = readProducts().map(({ threads }) => ({
    score: rate(threads, broken ? count : ({ judged }) => judged.score),
    count: rate(threads, count),
    newest: rate(threads, ({ newest }) => newest),
  }));
  const overCount = bootstrapMean(rows.map(({ score, count: plain }) => score - plain));
  const overNewest = bootstrapMean(rows.map(({ score, newest }) => score - newest));
  const ndcg = bootstrapMean(rows.map(({ score }) => score)).mean;
  return {
    ndcg,
    plain: ndcg - Math.min(overCount.mean, overNewest.mean),
    low: Math.min(overCount.low, overNewest.low),
  };
}

const SKIPS = 30;
const TASTES = 40;
const DISLIKED = 4;

/** The gain of 30 skips in NDCG@10 for people who dislike four communities and one kind of thread. */
export function measureSkips(broken: boolean): Lead {
  const all = readProducts().flatMap(({ threads }) => threads);
  let state = 7;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const draw = <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)];
  const rows = Array.from({ length: TASTES }, (_each, taste) => {
    const communities = new Set(Array.from({ length: DISLIKED }, () => draw(all)?.community));
    const kind = draw(all)?.judged.threadType;
    const isDisliked = ({ community, judged }: Graded) =>
      communities.has(community) || judged.threadType === kind;
    const known = all.filter((_thread, i) => i % 2 === taste % 2);
    const skipped = known.filter(isDisliked).slice(0, SKIPS);
    const skips = skipped.map(({ community, judged, keywords }): Skip => {
      const reason = communities.has(community) ? 'community' : 'kind';
      return { reason, community: community.toLowerCase(), threadType: judged.threadType, keywords };
    });
    const counts = countSkips(broken ? [] : skips);
    const rate = (scoreOf: (each: Graded) => number) =>
      rateRanking(
        all
          .filter((_thread, i) => i % 2 !== taste % 2)
          .map((each) => ({ worth: isDisliked(each) ? 0 : each.worth, value: scoreOf(each) })),
      );
    return {
      before: rate(({ judged }) => judged.score),
      after: rate(
        ({ judged, community, keywords }) => applySkips(judged, { community, keywords }, counts).score,
      ),
    };
  });
  const lead = bootstrapMean(rows.map(({ before, after }) => after - before));
  const ndcg = bootstrapMean(rows.map(({ after }) => after)).mean;
  return { ndcg, plain: ndcg - lead.mean, low: lead.low };
}
