import { COMMUNITY_FILES, type CommunityFile, SHARED_RULES } from './community-files.ts';
import type { Community, Habits, Rule } from './community.ts';
import { communityId } from './numbering.ts';
import { hash } from './random.ts';
import type { Script } from './scripts.ts';
import { findSubject } from './subjects.ts';

const EASY_GOING: Habits = { promotion: 'disclosed', maxLinks: 3 };
const FOUNDED_FROM = Date.UTC(2009, 2, 1);
const FOUNDED_WITHIN_MS = 12 * 365 * 86_400_000;

function findRule(rule: string | Rule): Rule {
  if (typeof rule !== 'string') return rule;
  const shared = SHARED_RULES[rule];
  if (!shared) throw new Error(`no such shared rule: ${rule}`);
  return shared;
}

/** A stable UUID per flair. */
function flairId(community: string, text: string): string {
  const digits = [0, 1, 2, 3]
    .map((part) => hash(community, text, part).toString(16).padStart(8, '0'))
    .join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Residents keep to what the community accepts. */
function isWelcome({ accepts, requirements: { bodyMinLength = 0 } = {} }: CommunityFile, { body }: Script) {
  if (accepts === 'link') return body === undefined;
  return body === undefined ? accepts !== 'self' : body.length >= bodyMinLength;
}

function buildCommunity(name: string, file: CommunityFile): Community {
  const { access = 'public', accepts = 'any', flairs = [], habits = EASY_GOING, requirements = {} } = file;
  const subjects = file.subjects.map(findSubject);
  return {
    ...file,
    name,
    id: communityId(file.index),
    subjects,
    scripts: subjects.flatMap((subject) =>
      subject.threads.filter((script) => isWelcome(file, script)).map((script) => ({ script, subject })),
    ),
    access,
    accepts,
    rules: file.rules.map(findRule),
    requirements,
    flairs: flairs.map((text) => ({ id: flairId(name, text), text, editable: false })),
    habits,
    createdAt: FOUNDED_FROM + (hash(name, 'founded') % FOUNDED_WITHIN_MS),
  };
}

/** All communities, each at its own index. */
export const COMMUNITIES: readonly Community[] = [...COMMUNITY_FILES]
  .map(([name, file]) => buildCommunity(name, file))
  .toSorted((one, other) => one.index - other.index);

const byName = new Map(COMMUNITIES.map((community) => [community.name.toLowerCase(), community]));
const byId = new Map(COMMUNITIES.map((community) => [community.id, community]));

export function findCommunity(name: string): Community | undefined {
  return byName.get(name.toLowerCase());
}

export function findCommunityById(id: string): Community | undefined {
  return byId.get(id);
}
