import type { Community, Habits, Requirements, Rule } from './community.ts';
import {
  type Guard,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
  readContent,
  readContentFolder,
} from './read-content.ts';

/** A community as its file describes it. `buildCommunity` fills in defaults. */
export type CommunityFile = {
  /** Part of every id in the community, so it must never change. A new community takes the next free one. */
  readonly index: number;
  readonly title: string;
  readonly description: string;
  readonly members: number;
  readonly perDay: number;
  readonly subjects: readonly string[];
  readonly access?: Community['access'];
  readonly accepts?: Community['accepts'];
  /** Keys of shared rules, and the community's own rules. */
  readonly rules: readonly (string | Rule)[];
  readonly requirements?: Requirements;
  readonly flairs?: readonly string[];
  readonly habits?: Habits;
};

const isRule = isObject<Rule>({
  applies: isOneOf('all', 'link', 'comment'),
  name: isText,
  text: isText,
});

const isRuleOrName: Guard<string | Rule> = (value) => isText(value) || isRule(value);

const isRequirements = isObject<Requirements>({
  titleRegexes: isOptional(isListOf(isText)),
  titleMustNotHave: isOptional(isListOf(isText)),
  titleMinLength: isOptional(isNumber),
  bodyMinLength: isOptional(isNumber),
  body: isOptional(isOneOf('required', 'notAllowed')),
  domainBlacklist: isOptional(isListOf(isText)),
  domainWhitelist: isOptional(isListOf(isText)),
  flairRequired: isOptional(isFlag),
  noReposts: isOptional(isFlag),
  guidelines: isOptional(isText),
});

const isHabits = isObject<Habits>({
  promotion: isOneOf('free', 'disclosed', 'day', 'monthly thread', 'never'),
  promotionDay: isOptional(isNumber),
  maxLinks: isNumber,
  quotaDays: isOptional(isNumber),
});

export const COMMUNITY_FILES = readContentFolder<CommunityFile>('communities', {
  index: isNumber,
  title: isText,
  description: isText,
  members: isNumber,
  perDay: isNumber,
  subjects: isListOf(isText),
  access: isOptional(isOneOf('public', 'restricted', 'private', 'banned', 'quarantined')),
  accepts: isOptional(isOneOf('any', 'self', 'link')),
  rules: isListOf(isRuleOrName),
  requirements: isOptional(isRequirements),
  flairs: isOptional(isListOf(isText)),
  habits: isOptional(isHabits),
});

export const { rules: SHARED_RULES } = readContent<{ rules: Readonly<Record<string, Rule>> }>(
  'shared-rules.json',
  {
    rules: isRecordOf(isRule),
  },
);
