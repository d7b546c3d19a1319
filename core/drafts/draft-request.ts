export type Task = 'post' | 'link' | 'comment' | 'reply';
export type CtaStyle = 'subtle' | 'direct' | 'none';
/** The road a text takes. Comments and replies only use the first. */
export const ANGLES = ['question', 'lesson', 'comparison', 'checklist', 'feedback', 'plan'] as const;
export type Angle = (typeof ANGLES)[number];

/** What was read on the user's own page. `url` is the only link a draft may carry. */
export type WebsiteFacts = {
  url: string;
  title: string;
  description: string;
  headings: string[];
  text: string;
};

/** What the user states as true of themselves and the product, limits included; one statement a line. */
export type AuthorFacts = { product: string | null; about: string[] };

export type ThreadContext = {
  title: string;
  body: string;
  author: string;
  permalink: string;
  comments: { author: string; body: string }[];
};

/** What is usual in a community. */
export type CommunityHabits = {
  /** The middle length of its texts, in characters. */
  bodyLength: number | null;
  /** The share of titles that are questions, 0 to 1. */
  questionTitles: number | null;
  flairs: string[];
};

/** What a community's rules and requirements say about one text; made by `readRules`. */
export type CommunityRules = {
  linkBan: boolean;
  promotionBan: boolean;
  aiTextBan: boolean;
  /** The rule in the community's own words, for each thing it decided. */
  because: { linkBan?: string; promotionBan?: string; aiTextBan?: string };
  /** Rules that limit promotion without forbidding it: a day, a thread, a quota. */
  promotionLimits: string[];
  titleMinLength: number | null;
  titleMaxLength: number | null;
  titlePatterns: string[];
  /** The title begins with one of these, e.g. "[Q]". */
  titleTags: string[];
  titleForbidden: string[];
  titleRequired: string[];
  bodyMinLength: number | null;
  bodyMaxLength: number | null;
  bodyPatterns: string[];
  bodyForbidden: string[];
  bodyRequired: string[];
  /** The community takes no text with a post, or no post without one. */
  bodyPolicy: 'required' | 'notAllowed' | 'none';
  blockedDomains: string[];
  /** When it has entries, no other domain is taken. */
  allowedDomains: string[];
  flairRequired: boolean;
  sourceText: string[];
};

export type DraftRequest = {
  task: Task;
  topic: string;
  community: string;
  ctaStyle: CtaStyle;
  angle: Angle;
  website: WebsiteFacts | null;
  thread: ThreadContext | null;
  facts: AuthorFacts;
  habits: CommunityHabits | null;
  rules: CommunityRules | null;
  customPrompt?: string;
  /** Decides every choice that is not decided by the rest. */
  seed: string;
};

export type Draft = { title: string | null; content: string };

/** `insert` is a beginning that the author completes; it stands on its own line. */
export type Note = { kind: 'suggestion' | 'advice' | 'changed' | 'problem'; text: string; insert?: string };

export type Advice = { verdict: 'dontPost'; reason: string; betterAction: string };

export type DraftResult = { title: string | null; content: string; notes: Note[]; advice: Advice | null };

export const hasTitle = (task: Task): boolean => task === 'post' || task === 'link';

export const TITLE_MAX = 300;
export const maxLengthOf = (task: Task): number => (hasTitle(task) ? 40_000 : 10_000);
