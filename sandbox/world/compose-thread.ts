import { createCast, fill, type Cast } from './cast.ts';
import type { Community } from './community.ts';
import type { Genre } from './genres.ts';
import { createRandom, pick, type Random } from './random.ts';
import { isListOf, isText, readContent } from './read-content.ts';
import type { Subject } from './subjects.ts';

export type ThreadText = {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
};

type Outline = {
  readonly textSeed: number;
  readonly subject: Subject;
  readonly genre: Genre;
  readonly community: Community;
  readonly createdAt: number;
};

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

const { hosts: BLOGS } = readContent<{ hosts: readonly string[] }>('blogs.json', { hosts: isListOf(isText) });

function titleOf(cast: Cast, genre: Genre, community: Community): string {
  const title = fill(cast, pick(cast.random, genre.titles));
  const tagged =
    community.requirements.titleRegexes === undefined
      ? title
      : `[${genre.key === 'opinion' ? 'Discussion' : 'Q'}] ${title}`;
  return tagged.charAt(0).toUpperCase() + tagged.slice(1);
}

function bodyOf(cast: Cast, genre: Genre): string {
  const parts = genre.body.map((group) => fill(cast, pick(cast.random, group))).filter((part) => part !== '');
  // Short groups flow into one paragraph, a full stop later begins the next.
  const paragraphs: string[] = [];
  for (const part of parts) {
    const last = paragraphs.at(-1);
    if (last && last.length + part.length < 320 && cast.random() < 0.55)
      paragraphs[paragraphs.length - 1] = `${last} ${part}`;
    else paragraphs.push(part);
  }
  return paragraphs.join('\n\n');
}

const monthName = (at: number): string =>
  new Date(at).toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Some people never touch the shift key. */
const inOwnStyle = (random: Random, text: string): string => (random() < 0.07 ? text.toLowerCase() : text);

export function composeThread({ textSeed, subject, genre, community, createdAt }: Outline): ThreadText {
  const random = createRandom(textSeed);
  const cast = createCast(random, subject);
  const headline = titleOf(cast, genre, community);
  const title = genre.key === 'monthly' ? `${headline} (${monthName(createdAt)})` : headline;
  const asLink = community.accepts === 'link' || (genre.key === 'article' && community.accepts === 'any');
  const url = `https://${pick(random, BLOGS)}.example/${slug(title)}`;
  if (asLink) return { title, body: '', url };
  return { title, body: inOwnStyle(random, bodyOf(cast, genre)), url: null };
}
