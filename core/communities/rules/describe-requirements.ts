import type { PostRequirements } from '../post-requirements.ts';

export type RequirementSubject = 'flair' | 'title' | 'body' | 'domains';
export type RequirementFinding = { about: RequirementSubject; severity: 'care' | 'note'; text: string };

/** What the settings of a community ask of posts. */
export function describeRequirements(requirements: PostRequirements): RequirementFinding[] {
  const { title, body, linkPolicy, domainBlacklist, domainWhitelist, flairRequired } = requirements;
  const says = (severity: 'care' | 'note', about: RequirementSubject, text: string) => ({
    about,
    severity,
    text,
  });
  const found = [
    linkPolicy === 'whitelist' &&
      domainWhitelist.length > 0 &&
      says('care', 'domains', `Only links to ${domainWhitelist.join(', ')} are taken.`),
    linkPolicy === 'blacklist' &&
      domainBlacklist.length > 0 &&
      says('note', 'domains', `Links to ${domainBlacklist.length} sites are not taken.`),
    flairRequired && says('care', 'flair', 'Every post needs a flair.'),
    body.policy === 'notAllowed' && says('care', 'body', 'Posts are links without text.'),
    body.policy === 'required' && says('note', 'body', 'Posts need a text.'),
    body.minLength !== null &&
      body.minLength > 0 &&
      says('note', 'body', `A text has at least ${body.minLength} characters.`),
    title.minLength !== null &&
      title.minLength > 1 &&
      says('note', 'title', `A title has at least ${title.minLength} characters.`),
    title.maxLength !== null && says('note', 'title', `A title has at most ${title.maxLength} characters.`),
    title.required.length > 0 && says('care', 'title', `A title has one of: ${title.required.join(', ')}.`),
    title.patterns.length > 0 && says('care', 'title', 'Titles have a certain form.'),
  ];
  return found.filter((finding) => finding !== false);
}
