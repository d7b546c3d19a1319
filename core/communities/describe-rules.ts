import type { CommunityRules } from '#core/drafts/draft-request.ts';

/** `stop`: better not post such a text there. `care`: there is a condition. `note`: good to know. */
export type RuleFinding = { severity: 'stop' | 'care' | 'note'; text: string; because: string | null };

/** What we make of a community's rules, for a person who is about to write. */
export function describeRules(rules: CommunityRules): RuleFinding[] {
  const { because } = rules;
  const found: (RuleFinding | false)[] = [
    rules.aiTextBan && stop('Text written with AI is not taken.', because.aiTextBan),
    rules.promotionBan && stop('Promotion is not taken.', because.promotionBan),
    rules.linkBan && stop('Links are not taken.', because.linkBan),
    ...rules.promotionLimits.map((limit) => care('Promotion has its conditions.', limit)),
    rules.titleTags.length > 0 &&
      care(`Texts written with AI carry a tag in the title: ${rules.titleTags.join(', ')}.`),
    rules.allowedDomains.length > 0 && care(`Only links to ${rules.allowedDomains.join(', ')} are taken.`),
    rules.blockedDomains.length > 0 && note(`Links to ${rules.blockedDomains.length} sites are not taken.`),
    rules.flairRequired && care('Every post needs a flair.'),
    rules.bodyPolicy === 'notAllowed' && care('Posts are links without text.'),
    rules.bodyPolicy === 'required' && note('Posts need a text.'),
    rules.bodyMinLength !== null &&
      rules.bodyMinLength > 0 &&
      note(`A text has at least ${rules.bodyMinLength} characters.`),
    rules.titleMinLength !== null &&
      rules.titleMinLength > 1 &&
      note(`A title has at least ${rules.titleMinLength} characters.`),
    rules.titleMaxLength !== null && note(`A title has at most ${rules.titleMaxLength} characters.`),
    rules.titleRequired.length > 0 && care(`A title has one of: ${rules.titleRequired.join(', ')}.`),
    rules.titlePatterns.length > 0 && care('Titles have a certain form.'),
  ];
  return found.filter((finding) => finding !== false);
}

const finding =
  (severity: RuleFinding['severity']) =>
  (text: string, because: string | null = null): RuleFinding => ({ severity, text, because });
const stop = finding('stop');
const care = finding('care');
const note = finding('note');
