export const TOPIC_KINDS = [
  'experience',
  'launch',
  'feedback',
  'question',
  'comparison',
  'problem',
  'howto',
  'opinion',
  'subject',
  'link',
  'news',
] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** What a topic says besides its kind, each in a run of its own words; null where that is in doubt. */
export type TopicParts = {
  /** Whose doing it is: "we", "our support team", "I". */
  who: string | null;
  /** What it is about, without what follows with "for" or "that": "false alarms", "a small self-hosted invoicing app". */
  what: string | null;
  /** What was done: "confirming from three regions". */
  change: string | null;
  time: string | null;
  place: string | null;
  /** What stood in the way: "without a budget", "the API kept timing out". */
  obstacle: string | null;
};

/** A topic as its author typed it, taken apart. */
export type Topic = {
  kind: TopicKind;
  /** Whether the words speak clearly for that kind. */
  isSure: boolean;
  /** False for words of another language: of those only figures, names and addresses are read. */
  english: boolean;
  /** The topic in one line, without the marks around it. */
  text: string;
  /** Numbers with their units, as they stand. */
  figures: readonly string[];
  /** Products, people, places and communities. */
  names: readonly string[];
  /** The named thing that the author launches, shows or praises. */
  presented: string | null;
  parts: TopicParts;
};
