import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTopic } from '#core/topics/read-topic.ts';
import type { Topic, TopicKind, TopicParts } from '#core/topics/topic.ts';

/** A topic as somebody would type it, and its labels; what is not labelled is not measured. */
export type Row = {
  id: string;
  topic: string;
  kind: TopicKind;
  figures: string[];
  names?: string[];
  presented?: string | null;
  parts?: Partial<TopicParts>;
};
/** Nobody who works on the reader reads what is held back. What was new to it once is for practice, no part of the table. */
export const SETS = ['tuned', 'held-back', 'practice'] as const;
export type Set = (typeof SETS)[number];
export const TABLE = ['tuned', 'held-back'] as const satisfies readonly Set[];
export type Miss = { what: string; label: string; read: string };

const fileOf = (set: Set): string => join(import.meta.dirname, `${set}.jsonl`);

/** The topics of a set; none where its file is not there. */
export const readRows = (set: Set): Row[] =>
  existsSync(fileOf(set))
    ? readFileSync(fileOf(set), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row)
    : [];

const LEAD =
  /^(?:(?:an?|the|my|our|your|their|this|these|in|on|at|for|from|to|after|since|by|over|within|with|until|of|about)\s|[\s"“‘'~≈#+<>-])+/iu;
const REAR = /[\s"”’'.,!?:;]+$|\s+v?\d+(?:\.\d+)*$/gu;
const CORE_SHARE = 0.5;

const strip = (run: string): string =>
  run.toLowerCase().replace(LEAD, '').replace(REAR, '') || run.toLowerCase();

/** Whether two runs are one thing, however much of what surrounds its core each of them takes. */
export function isSameRun(label: string | null, read: string | null): boolean {
  if (label === null || read === null) return label === read;
  const [short = '', long = ''] = [strip(label), strip(read)].toSorted(
    (one, other) => one.length - other.length,
  );
  return ` ${long} `.includes(` ${short} `) && short.length >= long.length * CORE_SHARE;
}

const NUMBER = /[\d.,:/–-]*\d|^\p{L}+/giu;
/** "40" and "40 calls" are one figure; "40" and "400" are not. */
const isSameFigure = (label: string, read: string): boolean =>
  (label.includes(read) || read.includes(label)) && label.match(NUMBER)?.[0] === read.match(NUMBER)?.[0];

const isSameList = (
  label: readonly string[],
  read: readonly string[],
  same: (one: string, other: string) => boolean,
): boolean => label.length === read.length && label.every((one) => read.some((other) => same(one, other)));

const say = (value: unknown): string => JSON.stringify(value);

/** Each labelled thing with how it was read, the kind first. */
function compare(row: Row, read: Topic): (Miss & { right: boolean })[] {
  const parts = Object.entries(row.parts ?? {}) as [keyof TopicParts, string | null][];
  return [
    { what: 'kind', label: row.kind, read: read.kind, right: row.kind === read.kind },
    {
      what: 'figures',
      label: say(row.figures),
      read: say(read.figures),
      right: isSameList(row.figures, read.figures, isSameFigure),
    },
    ...(row.names
      ? [
          {
            what: 'names',
            label: say(row.names),
            read: say(read.names),
            right: isSameList(row.names, read.names, isSameRun),
          },
        ]
      : []),
    ...(row.presented === undefined
      ? []
      : [
          {
            what: 'presented',
            label: say(row.presented),
            read: say(read.presented),
            right: isSameRun(row.presented, read.presented),
          },
        ]),
    ...parts.map(([part, label]) => ({
      what: part,
      label: say(label),
      read: say(read.parts[part]),
      right: isSameRun(label, read.parts[part]),
    })),
  ];
}

export const findMisses = (row: Row): Miss[] =>
  compare(row, readTopic(row.topic)).filter(({ right }) => !right);

export type Reading = {
  topics: number;
  kind: number;
  parts: number;
  byPart: { what: string; right: number; of: number }[];
};

/** The share of topics whose kind is read right, and of all that is labelled besides. */
export function measureReading(rows: readonly Row[], read: (topic: string) => Topic = readTopic): Reading {
  const compared = rows.flatMap((row) => compare(row, read(row.topic)));
  const byPart = Map.groupBy(compared, ({ what }) => what);
  const shareOf = (all: readonly { right: boolean }[]): number =>
    all.filter(({ right }) => right).length / all.length;
  return {
    topics: rows.length,
    kind: shareOf(byPart.get('kind') ?? []),
    parts: shareOf(compared.filter(({ what }) => what !== 'kind')),
    byPart: [...byPart].map(([what, all]) => ({
      what,
      right: all.filter(({ right }) => right).length,
      of: all.length,
    })),
  };
}
