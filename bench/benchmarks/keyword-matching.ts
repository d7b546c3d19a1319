import type { Benchmark } from '../benchmark.ts';
import { measureMatching } from '../matching/measure-matching.ts';

const KEYWORDS = 1_000_000;
/** Posts and comments per second on the whole platform: the mean of January 2026. */
const ITEMS_PER_SECOND = 149.5;

/** When broken, it uses the rival package. */
export const matchThroughput: Benchmark = {
  key: 'match.reddits_per_core',
  name: `the whole platform's posts and comments held against ${KEYWORDS} keywords, so many times over by one core`,
  unit: '×',
  target: { atLeast: 1_000 },
  async measure({ broken, seed }) {
    const { ours, rival } = measureMatching(KEYWORDS, seed);
    const value = (broken ? rival : ours).textsPerSecond / ITEMS_PER_SECOND;
    return { value, against: { what: 'modern-ahocorasick', value: rival.textsPerSecond / ITEMS_PER_SECOND } };
  },
};

export const matchAgainstRival: Benchmark = {
  key: 'match.vs_npm',
  name: `texts a second against ${KEYWORDS} keywords, as a multiple of modern-ahocorasick's`,
  unit: '×',
  target: { atLeast: 20 },
  async measure({ broken, seed }) {
    const { ours, rival } = measureMatching(KEYWORDS, seed);
    const value = broken ? 1 : ours.textsPerSecond / rival.textsPerSecond;
    return {
      value,
      against: { what: `modern-ahocorasick, built in ${rival.buildSeconds.toFixed(1)} s`, value: 1 },
    };
  },
};

export const matchRebuild: Benchmark = {
  key: 'match.rebuild_s',
  name: `building the index of ${KEYWORDS} keywords`,
  unit: 's',
  target: { atMost: 2.5 },
  async measure({ broken, seed }) {
    const { ours, rival } = measureMatching(KEYWORDS, seed);
    const value = (broken ? rival : ours).buildSeconds;
    return { value, against: { what: 'modern-ahocorasick', value: rival.buildSeconds } };
  },
};

export const matchMemory: Benchmark = {
  key: 'match.memory_mib',
  name: `memory of ${KEYWORDS} keywords in the index`,
  unit: 'MiB',
  target: { atMost: 100 },
  async measure({ broken, seed }) {
    const { ours, rival } = measureMatching(KEYWORDS, seed);
    const value = (broken ? rival : ours).memoryMib;
    return { value, against: { what: 'modern-ahocorasick', value: rival.memoryMib } };
  },
};
