import type { Topic } from '#core/topics/topic.ts';
import { measureReading, readRows, TABLE } from '../../test/topics/measure-reading.ts';
import type { Benchmark } from '../benchmark.ts';

const percentOf = (rows: ReturnType<typeof readRows>, read?: (topic: string) => Topic): number => {
  const { kind, parts } = read ? measureReading(rows, read) : measureReading(rows);
  return 100 * Math.min(kind, parts);
};

/** What a reader finds that takes every topic for a question about nothing. */
const askAlways = (topic: string): Topic => ({
  kind: 'question',
  isSure: true,
  english: true,
  text: topic,
  figures: topic.match(/\d+/g) ?? [],
  names: [],
  presented: null,
  parts: { who: null, what: null, change: null, time: null, place: null, obstacle: null },
});

/** The broken one takes every topic for a question, which is what it is held against. */
export const deskReading: Benchmark = {
  key: 'desk.reading',
  name: 'topics whose kind is read right, or labels besides the kind, whichever are fewer; the same of those held back',
  unit: '%',
  target: { atLeast: 95 },
  async measure({ broken }) {
    const rows = TABLE.flatMap(readRows);
    const heldBack = readRows('held-back');
    const read = broken ? askAlways : undefined;
    const all = percentOf(rows, read);
    const unseen = heldBack.length > 0 ? percentOf(heldBack, read) : all;
    const told = heldBack.length > 0 ? `held back ${unseen.toFixed(1)} %, ` : '';
    return {
      value: Math.min(all, unseen),
      against: {
        what: `all ${all.toFixed(1)} %, ${told}every topic a question`,
        value: percentOf(rows, askAlways),
      },
    };
  },
};
