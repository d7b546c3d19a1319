import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '#core/csv/parse-csv.ts';
import { scoreThread } from '#core/opportunities/scoring/score-thread.ts';
import { areaUnderCurve, type ClassFigures, correlate, judgeClasses } from './statistics.ts';

/** Sets that others labelled, kept outside the project: a folder with the files below. */
export type DataFigure = {
  name: string;
  texts: number;
  figure: number;
  target: number | null;
  classes?: ClassFigures[];
};

/** Every third text, by the hash of its id, is held back: nobody tunes on it. */
const isHeldBack = (id: string): boolean => {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 3 === 0;
};

const SENTIMENTS = ['positive', 'negative', 'neutral'];
const scoreWords = (title: string, text = '', subreddit?: string) =>
  scoreThread({ title, text, subreddit, keywords: [], keywordsAsked: 0, standing: null });

const FILES = {
  tweets: 'vader_groundtruth/tweets.tsv',
  comments: 'goemotions/dev.tsv',
  requests: 'reddit_top_2013/weak_request_intent.csv',
  purchases: 'purchase_intent_tweets/purchase_intent.tsv',
} as const;

const readTable = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const readCsv = (path: string): string[][] => {
  const parsed = parseCsv(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(`${path} is no CSV file.`);
  return parsed.records.slice(1).map(({ cells }) => cells);
};

type Chosen = (id: string) => boolean;

function measureTweets(folder: string, isChosen: Chosen): DataFigure {
  const rows = readTable(join(folder, FILES.tweets)).filter(([id = '']) => isChosen(id));
  const pairs = rows.map(
    ([, rating, , , text = '']) => [Number(rating), scoreWords('', text).sentimentScore] as const,
  );
  return { name: 'tweets: r', texts: rows.length, figure: correlate(pairs), target: 0.86 };
}

function measureComments(folder: string, isChosen: Chosen): DataFigure {
  const rows = readTable(join(folder, FILES.comments)).filter(
    ([id = '', polarity = '']) => isChosen(id) && SENTIMENTS.includes(polarity),
  );
  const pairs = rows.map(([, label = '', , text = '']) => ({ label, found: scoreWords('', text).sentiment }));
  const { macroF1, classes } = judgeClasses(pairs, SENTIMENTS);
  return { name: 'comments: macro-F1', texts: rows.length, figure: macroF1, target: 0.63, classes };
}

/** The labels come from communities alone. These are labelled as asking for nothing, and say themselves that they ask. */
const SAYS_REQUEST = /^\s{0,9}\[[^\][]{0,40}\brequest\b[^\][]{0,40}\]/i;
const REQUEST_READINGS = [
  { name: 'request or not: AUC of score', namesCommunity: false, leavesOut: true },
  { name: 'the same, those tagged [Request] as none', namesCommunity: false, leavesOut: false },
  { name: 'the same, community named', namesCommunity: true, leavesOut: false },
] as const;

function measureRequests(
  folder: string,
  isChosen: Chosen,
  { name, namesCommunity, leavesOut }: (typeof REQUEST_READINGS)[number],
): DataFigure {
  const rows = readCsv(join(folder, FILES.requests)).filter(
    ([label, id = '', , title = '']) =>
      isChosen(id) && !(leavesOut && label !== 'request' && SAYS_REQUEST.test(title)),
  );
  const ranked = rows.map(([label, , subreddit, title = '', text = '']) => ({
    isPositive: label === 'request',
    value: scoreWords(title, text, namesCommunity ? subreddit : undefined).score,
  }));
  return { name, texts: rows.length, figure: areaUnderCurve(ranked), target: 0.85 };
}

function measurePurchases(folder: string, isChosen: Chosen): DataFigure {
  const rows = readTable(join(folder, FILES.purchases)).filter(([, text = '']) => isChosen(text));
  const ranked = rows.map(([label, text = '']) => ({
    isPositive: label === 'yes',
    value: scoreWords('', text).score,
  }));
  return {
    name: 'purchase intent: AUC of score',
    texts: rows.length,
    figure: areaUnderCurve(ranked),
    target: null,
  };
}

/** By every set of which the folder has the file. */
export function measureData(folder: string, heldBack: boolean): DataFigure[] {
  const isChosen = (id: string): boolean => isHeldBack(id) === heldBack;
  const has = (file: string): boolean => existsSync(join(folder, file));
  return [
    ...(has(FILES.tweets) ? [measureTweets(folder, isChosen)] : []),
    ...(has(FILES.comments) ? [measureComments(folder, isChosen)] : []),
    ...(has(FILES.requests)
      ? REQUEST_READINGS.map((reading) => measureRequests(folder, isChosen, reading))
      : []),
    ...(has(FILES.purchases) ? [measurePurchases(folder, isChosen)] : []),
  ];
}
