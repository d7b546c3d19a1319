import type { CommunityRules } from '#core/drafts/draft-request.ts';

/** A rule and stated requirements as a community gives them. */
export type GivenRule = { name: string; text: string };
type GivenText = {
  minLength: number | null;
  maxLength: number | null;
  required: string[];
  blacklisted: string[];
  patterns: string[];
};
export type GivenRequirements = {
  title: GivenText;
  body: GivenText & { policy: 'required' | 'notAllowed' | 'none' };
  linkPolicy: 'none' | 'blacklist' | 'whitelist';
  domainBlacklist: string[];
  domainWhitelist: string[];
  flairRequired: boolean;
};

const AI = /\b(?:AI|LLMs?|GPT|ChatGPT|language models?|machine[- ](?:written|generated))\b/i;
const PROMOTION =
  /\b(?:self[- ]?promo\w*|promot\w+|advertis\w+|pitch\w*|plugging|paid (?:products?|services?|courses?)|your own (?:product|service|startup|site|tool|work|library|course))/i;
const LINKS = /\blinks?\b/i;
const FORBIDS =
  /\b(?:no|not|never|don['’]t|do not|banned?|forbidden|prohibited|removed|nothing|without exception|disallowed)\b/i;
const ALLOWS =
  /\b(?:(?:is|are) (?:fine|ok|okay|welcome|allowed)|welcome|you may|allowed (?:if|when|with)|fine (?:if|where|when|with))\b/i;
/** Promotion that has its day, its thread, its quota or its condition is limited, not banned. */
const LIMIT =
  /\b(?:only (?:on|in|once|if)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekly|monthly|thread of|pinned thread|at most|one in ten|per (?:week|month)|in \d+ days|unless|except|if you say|disclos\w+|say that it is yours|open[- ]source)\b/i;
const NO_EXCEPTION = /\bno (?:exceptions?|exception day)\b/i;
const LABEL = /\b(?:tag|tagged|label\w*|flair|begin the title|mark(?:ed)?)\b/i;
const TAG = /\[[^\][]{1,30}\]/g;

/** What a community's rules mean for one text. Where they leave doubt, they are passed on in their own words. */
export function readRules(
  rules: readonly GivenRule[],
  requirements: GivenRequirements | null,
): CommunityRules {
  const because: CommunityRules['because'] = {};
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
    ...statedBy(requirements),
    titleTags,
    sourceText: rules.map(({ name, text }) => (text ? `${name}: ${text}` : name)),
  };
}

/** "No drive-by links" asks for words beside the link; "No links" forbids them. */
const forbidsLinks = (name: string, text: string): boolean =>
  /^no (?:external )?links?\b|\blinks? (?:are|is) (?:not allowed|removed|forbidden|banned)\b/i.test(name) ||
  (LINKS.test(name) && /\b(?:all|any|every) links? (?:is|are)? ?(?:removed|banned|forbidden)\b/i.test(text));

function statedBy(requirements: GivenRequirements | null) {
  const title = requirements?.title;
  const body = requirements?.body;
  return {
    titleMinLength: title?.minLength ?? null,
    titleMaxLength: title?.maxLength ?? null,
    titlePatterns: title?.patterns ?? [],
    titleForbidden: title?.blacklisted ?? [],
    titleRequired: title?.required ?? [],
    bodyMinLength: body?.minLength ?? null,
    bodyMaxLength: body?.maxLength ?? null,
    bodyPatterns: body?.patterns ?? [],
    bodyForbidden: body?.blacklisted ?? [],
    bodyRequired: body?.required ?? [],
    bodyPolicy: body?.policy ?? ('none' as const),
    blockedDomains: requirements?.linkPolicy === 'blacklist' ? requirements.domainBlacklist : [],
    allowedDomains: requirements?.linkPolicy === 'whitelist' ? requirements.domainWhitelist : [],
    flairRequired: requirements?.flairRequired ?? false,
  };
}
