import type { Script } from './scripts.ts';
import type { Subject } from './subjects.ts';

export type Rule = {
  readonly applies: 'all' | 'link' | 'comment';
  readonly name: string;
  readonly text: string;
};

export type Flair = {
  readonly id: string;
  readonly text: string;
  readonly editable: boolean;
};

/** What the platform checks on every post. */
export type Requirements = {
  readonly titleRegexes?: readonly string[];
  readonly titleMustNotHave?: readonly string[];
  readonly titleMinLength?: number;
  readonly bodyMinLength?: number;
  readonly body?: 'required' | 'notAllowed';
  readonly domainBlacklist?: readonly string[];
  readonly domainWhitelist?: readonly string[];
  readonly flairRequired?: boolean;
  readonly noReposts?: boolean;
  readonly guidelines?: string;
};

/** What moderators enforce in strict mode. The rules say the same in words. */
export type Habits = {
  readonly promotion: 'free' | 'disclosed' | 'day' | 'monthly thread' | 'never';
  /** Day of the week, 0 for Sunday. */
  readonly promotionDay?: number;
  readonly maxLinks: number;
  /** A product may be mentioned once in this many days. */
  readonly quotaDays?: number;
};

export type Community = {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly members: number;
  readonly perDay: number;
  readonly subjects: readonly Subject[];
  /** What its residents write, with the subject of each thread. */
  readonly scripts: readonly { readonly script: Script; readonly subject: Subject }[];
  readonly access: 'public' | 'restricted' | 'private' | 'banned' | 'quarantined';
  readonly accepts: 'any' | 'self' | 'link';
  readonly rules: readonly Rule[];
  readonly requirements: Requirements;
  readonly flairs: readonly Flair[];
  readonly habits: Habits;
  readonly createdAt: number;
};
