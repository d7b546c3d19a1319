import type { RuleReading } from './read-rules.ts';

/** `stop`: better not to post such a text there. `care`: there is a condition. `note`: good to know. */
export type RuleFinding = { severity: 'stop' | 'care' | 'note'; text: string; because: string | null };

/** What a community's rules mean for a person who is about to write, the strictest first. */
export function describeRules({ because, ...rules }: RuleReading): RuleFinding[] {
  const { title, body, linkPolicy, domainBlacklist, domainWhitelist, flairRequired } = rules.requirements;
  const found: (RuleFinding | false)[] = [
    rules.aiTextBan && stop('Text written with AI is not taken.', because.aiTextBan),
    rules.promotionBan && stop('Promotion is not taken.', because.promotionBan),
    rules.linkBan && stop('Links are not taken.', because.linkBan),
    ...rules.promotionLimits.map((limit) => care('Promotion has its conditions.', limit)),
    rules.titleTags.length > 0 &&
      care(`Texts written with AI carry a tag in the title: ${rules.titleTags.join(', ')}.`),
    linkPolicy === 'whitelist' &&
      domainWhitelist.length > 0 &&
      care(`Only links to ${domainWhitelist.join(', ')} are taken.`),
    linkPolicy === 'blacklist' &&
      domainBlacklist.length > 0 &&
      note(`Links to ${domainBlacklist.length} sites are not taken.`),
    flairRequired && care('Every post needs a flair.'),
    body.policy === 'notAllowed' && care('Posts are links without text.'),
    body.policy === 'required' && note('Posts need a text.'),
    body.minLength !== null &&
      body.minLength > 0 &&
      note(`A text has at least ${body.minLength} characters.`),
    title.minLength !== null &&
      title.minLength > 1 &&
      note(`A title has at least ${title.minLength} characters.`),
    title.maxLength !== null && note(`A title has at most ${title.maxLength} characters.`),
    title.required.length > 0 && care(`A title has one of: ${title.required.join(', ')}.`),
    title.patterns.length > 0 && care('Titles have a certain form.'),
  ];
  return found.filter((finding) => finding !== false);
}

const finding =
  (severity: RuleFinding['severity']) =>
  (text: string, because: string | null = null): RuleFinding => ({ severity, text, because });
const stop = finding('stop');
const care = finding('care');
const note = finding('note');
