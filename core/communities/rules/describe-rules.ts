import { listWords, nameDays, sayHowOften } from './describe-value.ts';
import type { RulesReading } from './read-rules.ts';
import type { AiTextRule, LinkRule, PromotionRule, RulesRecord } from './rules-record.ts';

/** `stop`: better not to post such a text there. `care`: there is a condition. `note`: good to know. */
export type RuleFinding = { severity: 'stop' | 'care' | 'note'; text: string; because: string | null };

/** What a community's rules mean for a person who is about to write, the strictest first. */
export function describeRules(rules: RulesReading): RuleFinding[] {
  const found = [...describeRecord(rules), ...describeRequirements(rules)];
  const order = ['stop', 'care', 'note'];
  return found.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

type Said = Pick<RuleFinding, 'severity' | 'text'> | null;
const AI_TEXT: Record<AiTextRule, Said> = {
  banned: { severity: 'stop', text: 'Text written with AI is not taken.' },
  tag: { severity: 'care', text: 'Text written with AI has to be marked.' },
  allowed: { severity: 'note', text: 'Text written with AI is allowed.' },
  unknown: null,
};
const PROMOTION: Record<PromotionRule, Said> = {
  banned: { severity: 'stop', text: 'Promotion is not taken.' },
  permission: { severity: 'care', text: 'Promotion needs the leave of the moderators.' },
  limited: { severity: 'care', text: 'Promotion has its conditions.' },
  allowed: { severity: 'note', text: 'Promotion is allowed.' },
  unknown: null,
};
const LINKS: Record<LinkRule, Said> = {
  banned: { severity: 'stop', text: 'Links are not taken.' },
  limited: { severity: 'care', text: 'Links have their conditions.' },
  allowed: { severity: 'note', text: 'Links are allowed.' },
  unknown: null,
};

function describeRecord(rules: RulesReading): RuleFinding[] {
  const { aiText, promotion, links, days, quotaDays, disclosure, titleTags, quotes } = rules;
  const of = (said: Said, because: string | undefined) =>
    said && finding(said.severity)(said.text, because ?? null);
  const found = [
    of(AI_TEXT[aiText], quotes.aiText),
    of(PROMOTION[promotion], quotes.promotion),
    of(LINKS[links], quotes.links),
    days.length > 0 && care(`Promotion is for ${nameDays(days)} only.`, quotes.days ?? null),
    quotaDays !== null && care(`Promotion is allowed ${sayHowOften(quotaDays)}.`, quotes.quotaDays ?? null),
    disclosure && care('Say that what you promote is yours.', quotes.disclosure ?? null),
    titleTags.length > 0 && care(`Texts written with AI carry a tag in the title: ${titleTags.join(', ')}.`),
    !rules.isInEnglish && care('These rules are not in English, so we cannot read them.'),
    rules.isInEnglish && rules.sourceText.length > 0 && findNothingAbout(rules),
  ];
  return found.filter((each) => each !== null && each !== false);
}

/** What we found no rule about may still be forbidden, so it is never called allowed. */
const findNothingAbout = ({ promotion, links, aiText }: RulesRecord): RuleFinding | null => {
  const subjects = [
    promotion === 'unknown' && 'promotion',
    links === 'unknown' && 'links',
    aiText === 'unknown' && 'text written with AI',
  ].filter((subject) => subject !== false);
  return subjects.length > 0 ? note(`We found no rule about ${listWords(subjects, 'or')}.`) : null;
};

export function describeRequirements({ requirements }: Pick<RulesReading, 'requirements'>): RuleFinding[] {
  const { title, body, linkPolicy, domainBlacklist, domainWhitelist, flairRequired } = requirements;
  const found: (RuleFinding | false)[] = [
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
const care = finding('care');
const note = finding('note');
