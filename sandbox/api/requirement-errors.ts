import type { FormError } from '../protocol/envelopes.ts';
import type { Requirements } from '../world/community.ts';
import type { Submission } from './submit-checks.ts';

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';

const isOn = (list: readonly string[], host: string): boolean =>
  list.some((domain) => host === domain || host.endsWith(`.${domain}`));

function titleErrors(rules: Requirements, title: string): readonly FormError[] {
  const errors: FormError[] = [];
  const banned = rules.titleMustNotHave?.find((text) => title.toLowerCase().includes(text.toLowerCase()));
  if (banned) {
    errors.push([
      'SUBMIT_VALIDATION_TITLE_BLACKLISTED_STRING',
      `You may not have "${banned}" in your title. `,
      'title',
    ]);
  }
  if (rules.titleRegexes && !rules.titleRegexes.some((pattern) => new RegExp(pattern).test(title))) {
    const text = rules.guidelines ?? 'Your title does not have the form that this community asks for.';
    errors.push(['SUBMIT_VALIDATION_TITLE_REGEX_REQUIREMENT', text, 'title']);
  }
  if (title.length < (rules.titleMinLength ?? 0)) {
    errors.push([
      'SUBMIT_VALIDATION_MIN_LENGTH',
      `Your title must be at least ${rules.titleMinLength} characters long.`,
      'title',
    ]);
  }
  return errors;
}

function bodyErrors(rules: Requirements, { body, url }: Submission): readonly FormError[] {
  if (rules.body === 'required' && url === null && body === '') {
    return [['SUBMIT_VALIDATION_BODY_REQUIRED', 'Your post must have a body.', 'text']];
  }
  if (rules.body === 'notAllowed' && body !== '') {
    return [['SUBMIT_VALIDATION_BODY_NOT_ALLOWED', 'Posts in this community have no body text.', 'text']];
  }
  if (url === null && body.length < (rules.bodyMinLength ?? 0)) {
    return [
      [
        'SUBMIT_VALIDATION_MIN_LENGTH',
        `Your post body must be at least ${rules.bodyMinLength} characters long.`,
        'text',
      ],
    ];
  }
  return [];
}

function linkErrors(rules: Requirements, url: string | null): readonly FormError[] {
  if (url === null) return [];
  const host = hostOf(url);
  if (rules.domainBlacklist && isOn(rules.domainBlacklist, host)) {
    return [
      ['SUBMIT_VALIDATION_LINK_BLACKLIST', `Links to ${host} are not allowed in this community.`, 'url'],
    ];
  }
  if (rules.domainWhitelist && !isOn(rules.domainWhitelist, host)) {
    return [
      ['SUBMIT_VALIDATION_LINK_WHITELIST', `Links to ${host} are not allowed in this community.`, 'url'],
    ];
  }
  return [];
}

function flairErrors({ community, flairId }: Submission): readonly FormError[] {
  const isKnown = community.flairs.some(({ id }) => id === flairId);
  if (flairId !== null && !isKnown)
    return [['BAD_FLAIR_TEMPLATE_ID', 'That flair does not exist here.', 'flair']];
  if (!community.requirements.flairRequired || isKnown) return [];
  return [['SUBMIT_VALIDATION_FLAIR_REQUIRED', 'Your post must contain post flair.', 'flair']];
}

export function requirementErrors(submission: Submission): readonly FormError[] {
  const rules = submission.community.requirements;
  return [
    ...titleErrors(rules, submission.title),
    ...bodyErrors(rules, submission),
    ...linkErrors(rules, submission.url),
    ...flairErrors(submission),
  ];
}
