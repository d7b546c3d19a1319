import type { Community } from './community.ts';
import { createWording, fillTemplate, type Wording } from './fill-template.ts';
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

function titleOf(wording: Wording, genre: Genre, community: Community): string {
  const title = fillTemplate(wording, pick(wording.random, genre.titles));
  const tagged = community.requirements.titleRegexes
    ? `[${genre.key === 'opinion' ? 'Discussion' : 'Q'}] ${title}`
    : title;
  return tagged.charAt(0).toUpperCase() + tagged.slice(1);
}

function bodyOf(wording: Wording, genre: Genre): string {
  const parts = genre.body
    .map((group) => fillTemplate(wording, pick(wording.random, group)))
    .filter((part) => part !== '');
  // Short parts are often joined into one paragraph.
  const paragraphs: string[] = [];
  for (const part of parts) {
    const last = paragraphs.at(-1);
    if (last && last.length + part.length < 320 && wording.random() < 0.55)
      paragraphs[paragraphs.length - 1] = `${last} ${part}`;
    else paragraphs.push(part);
  }
  return paragraphs.join('\n\n');
}

const monthName = (at: number): string =>
  new Date(at).toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Some people write in lowercase throughout. */
const inOwnStyle = (random: Random, text: string): string => (random() < 0.07 ? text.toLowerCase() : text);

export function composeThread({ textSeed, subject, genre, community, createdAt }: Outline): ThreadText {
  const random = createRandom(textSeed);
  const wording = createWording(random, subject);
  const headline = titleOf(wording, genre, community);
  const title = genre.key === 'monthly' ? `${headline} (${monthName(createdAt)})` : headline;
  const asLink = community.accepts === 'link' || (genre.key === 'article' && community.accepts === 'any');
  const url = `https://${pick(random, BLOGS)}.example/${slug(title)}`;
  if (asLink) return { title, body: '', url };
  return { title, body: inOwnStyle(random, bodyOf(wording, genre)), url: null };
}
