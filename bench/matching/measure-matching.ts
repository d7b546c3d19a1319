import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import AhoCorasick from 'modern-ahocorasick/fast';
import { KeywordIndex } from '#core/opportunities/keyword-index/keyword-index.ts';
import { parseKeyword } from '#core/opportunities/keyword-index/parse-keyword.ts';
import { writeKeywords, writeTexts } from './write-texts.ts';

const TEXTS = 40_000;
/** The rival is slow, and its speed does not depend on the number of texts. */
const RIVAL_TEXTS = 4_000;
const ROUNDS = 7;
const SEED = 20_261;
const LETTER = /[\p{L}\p{N}_]/u;

type Speed = { buildSeconds: number; memoryMib: number; textsPerSecond: number; hits: number };
export type Matching = { ours: Speed; rival: Speed };

const measured = new Map<string, Matching>();

/** Both get the same keywords and texts; each keyword counts once per text, as whole words only. */
export function measureMatching(count: number, seed: number): Matching {
  const key = `${count} ${seed}`;
  const before = measured.get(key);
  if (before) return before;
  const keywords = writeKeywords(count, seed);
  const texts = writeTexts(TEXTS, seed + 1, keywords);
  const ours = measure(() => buildOurs(keywords), texts, texts.slice(0, RIVAL_TEXTS));
  const few = texts.slice(0, RIVAL_TEXTS);
  const rival = measure(() => buildRival(keywords), few, few);
  // Ours also finds phrases with other characters between their words.
  if (ours.hits < rival.hits) throw new Error(`Ours found ${ours.hits}, the other ${rival.hits}.`);
  const matching = { ours, rival };
  measured.set(key, matching);
  return matching;
}

type Match = (text: string) => number;

function buildOurs(keywords: readonly string[]): Match {
  const index = new KeywordIndex({ expected: keywords.length, seed: SEED });
  for (const [no, keyword] of keywords.entries()) {
    const parsed = parseKeyword(keyword);
    if ('expression' in parsed) index.add(no, parsed.expression);
  }
  return (text) => index.match(text).length;
}

function buildRival(keywords: readonly string[]): Match {
  const automaton = new AhoCorasick(keywords);
  const isEdge = (text: string, at: number) => !LETTER.test(text.charAt(at));
  return (text) => {
    const plain = text.toLowerCase();
    const found = automaton
      .search(plain)
      .filter(({ start, end }) => isEdge(plain, start - 1) && isEdge(plain, end));
    return new Set(found.map(({ patternIndex }) => patternIndex)).size;
  };
}

/** CPU time of the best of several rounds, independent of other load. */
function measure(build: () => Match, texts: readonly string[], counted: readonly string[]): Speed {
  const empty = memoryNow();
  const buildFrom = process.cpuUsage();
  const match = build();
  const buildSeconds = secondsSince(buildFrom);
  const memoryMib = (memoryNow() - empty) / 2 ** 20;
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = process.cpuUsage();
    for (const text of texts) match(text);
    best = Math.min(best, secondsSince(from));
  }
  const hits = counted.reduce((sum, text) => sum + match(text), 0);
  return { buildSeconds, memoryMib, textsPerSecond: texts.length / best, hits };
}

function secondsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
}

function memoryNow(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
