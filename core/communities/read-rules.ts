import { NO_REQUIREMENTS, type PostRequirements } from './post-requirements.ts';

/** A rule as the community publishes it. */
export type WrittenRule = { name: string; text: string };

/** What a community's written rules and its requirements mean for one text. */
export type RuleReading = {
  linkBan: boolean;
  promotionBan: boolean;
  aiTextBan: boolean;
  /** For each ban, the rule in the community's own words. */
  because: { linkBan?: string; promotionBan?: string; aiTextBan?: string };
  /** Rules that limit promotion without forbidding it: a day, a thread, a quota. */
  promotionLimits: string[];
  /** The title begins with one of these, e.g. "[Q]". */
  titleTags: string[];
  requirements: PostRequirements;
  sourceText: string[];
};

const AI = /\b(?:AI|LLMs?|GPT|ChatGPT|language models?|machine[- ](?:written|generated))\b/i;
const PROMOTION =
  /\b(?:self[- ]?promo\w*|promot\w+|advertis\w+|pitch\w*|plugging|paid (?:products?|services?|courses?)|your own (?:product|service|startup|site|tool|work|library|course))/i;
const LINKS = /\blinks?\b/i;
const FORBIDS =
  /\b(?:no|not|never|don['’]t|do not|banned?|forbidden|prohibited|removed|nothing|without exception|disallowed)\b/i;
const ALLOWS =
  /\b(?:(?:is|are) (?:fine|ok|okay|welcome|allowed)|welcome|you may|allowed (?:if|when|with)|fine (?:if|where|when|with))\b/i;
/** Promotion that is allowed on a day, in a thread, within a quota or on a condition is limited, not banned. */
const LIMIT =
  /\b(?:only (?:on|in|once|if)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekly|monthly|thread of|pinned thread|at most|one in ten|per (?:week|month)|in \d+ days|unless|except|if you say|disclos\w+|say that it is yours|open[- ]source)\b/i;
const NO_EXCEPTION = /\bno (?:exceptions?|exception day)\b/i;
const LABEL = /\b(?:tag|tagged|label\w*|flair|begin the title|mark(?:ed)?)\b/i;
const TAG = /\[[^\][]{1,30}\]/g;

/** Rules that leave doubt are passed on in their own words. */
export function readRules(rules: readonly WrittenRule[], requirements: PostRequirements | null): RuleReading {
  const because: RuleReading['because'] = {};
  const promotionLimits: string[] = [];
  const titleTags: string[] = [];
  for (const { name, text } of rules) {
    const whole = `${name}. ${text}`;
    const words = text || name;
    const forbids = FORBIDS.test(whole) && !ALLOWS.test(whole);
    if (AI.test(whole)) {
      if (LABEL.test(whole)) titleTags.push(...(text.match(TAG) ?? []));
      else if (forbids) because.aiTextBan ??= words;
    } else if (PROMOTION.test(whole)) {
      if (LIMIT.test(whole) && !NO_EXCEPTION.test(whole)) promotionLimits.push(words);
      else if (forbids) because.promotionBan ??= words;
      else promotionLimits.push(words);
    } else if (forbidsLinks(name, text)) because.linkBan ??= words;
  }
  return {
    linkBan: because.linkBan !== undefined,
    promotionBan: because.promotionBan !== undefined,
    aiTextBan: because.aiTextBan !== undefined,
    because,
    promotionLimits,
    titleTags,
    requirements: requirements ?? NO_REQUIREMENTS,
    sourceText: rules.map(({ name, text }) => (text ? `${name}: ${text}` : name)),
  };
}

/** "No drive-by links" asks for an explanation beside the link; "No links" forbids links. */
const forbidsLinks = (name: string, text: string): boolean =>
  /^no (?:external )?links?\b|\blinks? (?:are|is) (?:not allowed|removed|forbidden|banned)\b/i.test(name) ||
  (LINKS.test(name) && /\b(?:all|any|every) links? (?:is|are)? ?(?:removed|banned|forbidden)\b/i.test(text));
