/** A community as its moderators set it up. */
export interface Rule {
  readonly applies: 'all' | 'link' | 'comment';
  readonly name: string;
  readonly text: string;
}

export interface Flair {
  readonly id: string;
  readonly text: string;
  readonly editable: boolean;
}

export interface Requirements {
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
}

/** What moderators act on in strict mode; the rules say the same in words. */
export interface Habits {
  readonly promotion: 'free' | 'disclosed' | 'day' | 'monthly thread' | 'never';
  readonly promotionDay?: number;
  readonly maxLinks: number;
  /** One mention of a product within so many days. */
  readonly quotaDays?: number;
}

export type Access = 'public' | 'restricted' | 'private' | 'banned' | 'quarantined';

/** How often each kind of thread is written here, relative to the others. */
export type Mood = 'business' | 'engineering' | 'articles' | 'hiring' | 'showing' | 'helping';

export interface CommunityPlan {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar?: string;
  readonly members: number;
  readonly perDay: number;
  readonly subjects: readonly string[];
  readonly mood: Mood;
  readonly access?: Access;
  readonly accepts?: 'any' | 'self' | 'link';
  readonly rules: readonly Rule[];
  readonly requirements?: Requirements;
  readonly flairs?: readonly string[];
  readonly habits?: Habits;
}

export interface Community extends CommunityPlan {
  readonly index: number;
  readonly id: string;
  readonly access: Access;
  readonly accepts: 'any' | 'self' | 'link';
  readonly flairs: readonly string[];
  readonly habits: Habits;
  readonly requirements: Requirements;
  readonly flairTemplates: readonly Flair[];
  readonly createdAt: number;
}
