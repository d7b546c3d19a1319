import type { PostType } from '#contract/posts.ts';
import { describeForm } from './describe-form.ts';
import { matchesNoPattern } from './matches-pattern.ts';
import type { PostRequirements, TextRequirements } from './post-requirements.ts';
import { acceptsDomain } from './accepts-domain.ts';

type Content = {
  type: PostType;
  title: string | null;
  content: string;
  url: string | null;
  flair: string | null;
};

/** `message` completes a sentence that starts with the community's name: "r/webdev: every post needs a text." */
export type RequirementFault = { about: 'title' | 'text' | 'link' | 'flair'; message: string };

/** Finds every violation of the community's requirements. They do not apply to comments. */
export function checkRequirements(post: Content, requirements: PostRequirements): RequirementFault[] {
  if (post.type === 'comment') return [];
  const faults = (about: RequirementFault['about'], messages: string[]) =>
    messages.map((message) => ({ about, message }));
  return [
    ...faults('title', checkText('title', post.title ?? '', requirements.title)),
    ...(post.type === 'link'
      ? faults('link', checkLink(post.url ?? '', requirements))
      : faults('text', checkBody(post.content, requirements.body))),
    ...faults('flair', requirements.flairRequired && !post.flair ? [FLAIR] : []),
  ];
}

const FLAIR = 'every post needs a flair.';

function checkBody(text: string, body: PostRequirements['body']): string[] {
  if (body.policy === 'notAllowed') return text.trim() ? ['posts have a title and no text.'] : [];
  if (body.policy === 'required' && !text.trim()) return ['every post needs a text.'];
  return checkText('text', text, body);
}

function checkText(name: string, text: string, rules: TextRequirements): string[] {
  const { minLength, maxLength, required, patterns } = rules;
  const has = (word: string) => text.toLowerCase().includes(word.toLowerCase());
  const banned = rules.blacklisted.filter((word) => word !== '' && has(word));
  const faults: (string | false)[] = [
    minLength !== null &&
      text.length < minLength &&
      `the ${name} needs at least ${minLength} characters; it has ${text.length}.`,
    maxLength !== null &&
      text.length > maxLength &&
      `the ${name} has at most ${maxLength} characters; this one has ${text.length}.`,
    required.length > 0 && !required.some(has) && `the ${name} needs one of: ${quote(required)}.`,
    banned.length > 0 && `the ${name} may not contain ${quote(banned)}.`,
    matchesNoPattern(text, patterns) && `the ${name} has to ${describeForm(patterns)}.`,
  ];
  return faults.filter((fault) => fault !== false);
}

const quote = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

function checkLink(url: string, requirements: PostRequirements): string[] {
  if (!URL.canParse(url)) return [];
  const { hostname } = new URL(url);
  return acceptsDomain(hostname, requirements) ? [] : [`links to ${hostname} aren’t accepted.`];
}
