import { describeForm } from '../describe-form.ts';
import type { PostRequirements, TextRequirements } from '../post-requirements.ts';

export type RequirementSubject = 'flair' | 'title' | 'body' | 'domains';
export type RequirementFinding = { about: RequirementSubject; severity: 'care' | 'note'; text: string };

const NAMED = 5;

const says = (severity: 'care' | 'note', about: RequirementSubject, text: string): RequirementFinding => ({
  about,
  severity,
  text,
});

/** What a community's settings require of posts. */
export function describeRequirements(requirements: PostRequirements): RequirementFinding[] {
  const { title, body, linkPolicy, domainBlacklist, domainWhitelist, flairRequired } = requirements;
  const found = [
    linkPolicy === 'whitelist' &&
      domainWhitelist.length > 0 &&
      says('care', 'domains', `Only links to ${domainWhitelist.join(', ')} are taken.`),
    linkPolicy === 'blacklist' &&
      domainBlacklist.length > 0 &&
      says('note', 'domains', `Links to ${listSome(domainBlacklist)} aren’t taken.`),
    flairRequired && says('care', 'flair', 'Every post needs a flair.'),
    body.policy === 'notAllowed' && says('care', 'body', 'Posts are links without text.'),
    body.policy === 'required' && says('note', 'body', 'Posts need a text.'),
    ...describeText('body', 'A text', body),
    ...describeText('title', 'A title', title),
  ];
  return found.filter((finding) => finding !== false);
}

function describeText(about: 'title' | 'body', name: string, asked: TextRequirements) {
  const { minLength, maxLength, required, blacklisted, patterns } = asked;
  // No title is empty, so a minimum of one character is no requirement.
  const least = about === 'title' ? 1 : 0;
  return [
    minLength !== null &&
      minLength > least &&
      says('note', about, `${name} has at least ${minLength} characters.`),
    maxLength !== null && says('note', about, `${name} has at most ${maxLength} characters.`),
    required.length > 0 && says('care', about, `${name} has one of: ${required.join(', ')}.`),
    blacklisted.length > 0 && says('care', about, `${name} has none of: ${blacklisted.join(', ')}.`),
    patterns.length > 0 && says('care', about, `${name} has to ${describeForm(patterns)}.`),
  ];
}

const listSome = (sites: readonly string[]): string =>
  sites.length > NAMED
    ? `${sites.slice(0, NAMED).join(', ')} and ${sites.length - NAMED} other sites`
    : sites.join(', ');
