import type { Random } from './random.ts';
import { isListOf, isNumber, isRecordOf, isText, readContent, readContentFolder } from './read-content.ts';

/** One way of writing a thread. */
export type Genre = {
  readonly key: string;
  readonly flairs: readonly string[];
  readonly titles: readonly string[];
  /** A body takes one sentence or paragraph from each group, in order. */
  readonly body: readonly (readonly string[])[];
  readonly replies: readonly string[];
  /** Factors on the number of votes and replies a thread gets. */
  readonly votes: number;
  readonly talk: number;
};

/** How often each genre is written in a community, relative to the others. */
export type Mood = readonly (readonly [Genre, number])[];

const isTexts = isListOf(isText);

const FILES = readContentFolder<Omit<Genre, 'key'>>('genres', {
  flairs: isTexts,
  votes: isNumber,
  talk: isNumber,
  titles: isTexts,
  body: isListOf(isTexts),
  replies: isTexts,
});

export const GENRES: ReadonlyMap<string, Genre> = new Map(
  [...FILES].map(([key, words]) => [key, { key, ...words }]),
);

const { moods: MOODS } = readContent<{ moods: Readonly<Record<string, Readonly<Record<string, number>>>> }>(
  'moods.json',
  { moods: isRecordOf(isRecordOf(isNumber)) },
);

export function findGenre(key: string): Genre {
  const genre = GENRES.get(key);
  if (!genre) throw new Error(`no such genre: ${key}`);
  return genre;
}

export function findMood(name: string): Mood {
  const weights = MOODS[name];
  if (!weights) throw new Error(`no such mood: ${name}`);
  return Object.entries(weights).map(([key, weight]) => [findGenre(key), weight]);
}

export function drawGenre(random: Random, mood: Mood): Genre {
  let left = random() * mood.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [genre, weight] of mood) {
    left -= weight;
    if (left < 0) return genre;
  }
  throw new Error('a mood without genres');
}
