import type { Community } from './community.ts';
import { fillTemplate } from './fill-template.ts';
import { createRandom, pick } from './random.ts';
import { isListOf, isText, readContent } from './read-content.ts';
import type { Script } from './scripts.ts';

export type ThreadText = {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
};

type Outline = {
  readonly textSeed: number;
  readonly script: Script;
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

const monthName = (at: number): string =>
  new Date(at).toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function titleOf({ script: { kind }, community, createdAt }: Outline, title: string): string {
  if (kind === 'monthly') return `${title} (${monthName(createdAt)})`;
  if (!community.requirements.titleRegexes) return title;
  return `[${kind === 'ask' || kind === 'tools' ? 'Q' : 'Discussion'}] ${title}`;
}

export function composeThread(outline: Outline): ThreadText {
  const random = createRandom(outline.textSeed);
  const { title: template, body } = outline.script;
  const title = titleOf(outline, fillTemplate(random, template));
  if (body !== undefined) return { title, body: fillTemplate(random, body), url: null };
  return { title, body: '', url: `https://${pick(random, BLOGS)}.example/${slug(title)}` };
}
