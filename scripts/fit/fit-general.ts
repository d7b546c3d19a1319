import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_PLACES } from '../../core/discovery/community-words.ts';
import { scoreSharedWords, type WordHit } from '../../core/discovery/score-shared-words.ts';
import { wordsByStem } from '../../core/text/stem-words.ts';
import { fitGeneralStems, type ThreadStems } from '../../reading/general/fit.ts';
import { readAllThreads } from './read-threads.ts';

/** `asked`: the stems of the title and the first lines, as a product's facts have. */
type Thread = ThreadStems & { asked: readonly string[] };
type Communities = ReadonlyMap<string, readonly Thread[]>;
type Test = (stem: string) => boolean;

const FEWEST_THREADS = 16;
const ASKED_THREADS = 10;
const INDEXED_STEMS = 80;
const ASKED_LENGTH = 300;

const listStems = (text: string): string[] => [...wordsByStem(text, 2).keys()];

const toStems = ({ subreddit, title, text }: ReturnType<typeof readAllThreads>[number]): Thread => ({
  community: subreddit.toLowerCase(),
  stems: listStems(`${title}\n${text}`),
  asked: listStems(`${title}\n${text.slice(0, ASKED_LENGTH)}`),
});

/** The stems that at least two threads of a community share, most frequent first. */
function indexCommunity(communityId: string, threads: readonly Thread[], isTelling: Test): WordHit[] {
  const counts = Map.groupBy(
    threads.flatMap(({ stems }) => stems.filter(isTelling)),
    (stem) => stem,
  );
  return [...counts]
    .filter(([, uses]) => uses.length > 1)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, INDEXED_STEMS)
    .map(([stem]) => ({ communityId, stem, word: stem, place: WORD_PLACES.title }));
}

/** For each asked thread, 1 / the rank of its community by the words of that community's other threads. */
function rankCommunities(communities: Communities, isTelling: Test): number[] {
  const isIndexed = (_thread: Thread, i: number) => i % 2 === 0;
  const index = [...communities].flatMap(([name, threads]) =>
    indexCommunity(name, threads.filter(isIndexed), isTelling),
  );
  const hitsOf = Map.groupBy(index, ({ stem }) => stem);
  return [...communities].flatMap(([name, threads]) =>
    threads
      .filter((thread, i) => !isIndexed(thread, i))
      .slice(0, ASKED_THREADS)
      .map(({ asked }) => {
        const profile = new Map(asked.filter(isTelling).map((stem) => [stem, 1]));
        const hits = [...profile.keys()].flatMap((stem) => hitsOf.get(stem) ?? []);
        const found = scoreSharedWords(profile, hits, { all: communities.size, fewestWords: 1 });
        const rank = found.findIndex(({ communityId }) => communityId === name);
        return rank < 0 ? 0 : 1 / (rank + 1);
      }),
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Fits on one half of the communities and ranks those of the other, both ways. */
function judge(threads: readonly Thread[]): void {
  const byCommunity = [...Map.groupBy(threads, ({ community }) => community)];
  const [plain, fitted]: [number[], number[]] = [[], []];
  for (const half of [0, 1]) {
    const isJudged = (_each: unknown, i: number) => i % 2 === half;
    const others = byCommunity.filter((each, i) => !isJudged(each, i)).flatMap(([, own]) => own);
    const judged = new Map(byCommunity.filter(isJudged).filter(([, own]) => own.length >= FEWEST_THREADS));
    const general = new Set(fitGeneralStems(others, 0.5));
    plain.push(...rankCommunities(judged, () => true));
    fitted.push(...rankCommunities(judged, (stem) => !general.has(stem)));
  }
  console.log(
    `${fitted.length} threads of unseen communities, mean reciprocal rank of their own community: ` +
      `${mean(fitted).toFixed(3)}, without the fit ${mean(plain).toFixed(3)}`,
  );
}

/** Writes the general stems and prints how well the remaining words find a thread's community. */
export function fitGeneral(room: string, texts: string): void {
  const threads = readAllThreads(texts).map(toStems);
  judge(threads);
  const stems = fitGeneralStems(threads);
  writeFileSync(join(room, 'stems.json'), `${JSON.stringify(stems)}\n`);
  console.log(`stems.json: ${stems.length} stems`);
}
