import type { FactsFile, GeneratedDraft } from '#contract/drafts.ts';
import { type Shape, TOPIC_MAX } from '#contract/drafting/shapes.ts';
import type { Answer } from '#contract/interview.ts';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { BODY_MAX, COMMENT_MAX, type CtaStyle, type PostType } from '#contract/posts.ts';
import type { RulesReading } from '#core/communities/rules/read-rules.ts';
import type { Language } from '#core/text/guess-language.ts';
import { cutText } from '#core/text/cut-text.ts';

/** A comment starts from a topic alone; a reply answers a thread. */
export type Task = PostType | 'reply';

/** What the author's own page says. `url` is the only link that a draft may contain. */
export type WebsiteFacts = {
  url: string;
  title: string;
  description: string;
  headings: string[];
  text: string;
};

/** What the page says, without its address. */
export const statementsOf = ({ title, description, headings, text }: WebsiteFacts): string[] => [
  title,
  description,
  ...headings,
  ...text.split('\n'),
];

export type ThreadContext = {
  title: string;
  body: string;
  author: string;
  permalink: string;
  comments: Said[];
  /** The comment to answer, where it is not the thread itself; empty where it could not be read. */
  answered?: Said;
};
type Said = { author: string; body: string };

/** What posts in a community usually look like. */
export type CommunityHabits = {
  /** The median length of its texts, in characters. */
  bodyLength: number | null;
  /** The language of its texts. */
  language: Language | null;
  flairs: string[];
};

export type DraftRequest = {
  task: Task;
  topic: string;
  community: string;
  ctaStyle: CtaStyle;
  shape: Shape;
  website: WebsiteFacts | null;
  thread: ThreadContext | null;
  facts: FactsFile;
  answers: readonly Answer[];
  /** Whether each answer follows the lead of its question. */
  leads: boolean;
  /** Whether the shape's closing question may end the text. */
  closing: boolean;
  /** Whether the text is about something the author made; null if they haven't said. */
  isOwn: boolean | null;
  habits: CommunityHabits | null;
  rules: RulesReading | null;
  customPrompt?: string;
  /** Set where a draft that is there is written anew. */
  variant?: Variant;
  /** Every choice that the request leaves open follows from this. */
  seed: string;
};

export type Draft = { title: string | null; content: string };

export type Variant = {
  way: VariantWay;
  /** The draft as it stands. */
  draft: Draft;
  /** Its sentences that the author wrote. */
  own: readonly string[];
  /** Earlier posts of the author, for their voice alone. */
  voice: readonly string[];
};

export type Advice = NonNullable<GeneratedDraft['advice']>;
export type DraftResult = Omit<GeneratedDraft, 'engine' | 'usage' | 'sent' | 'shape' | 'questions'>;

export const hasTitle = (task: Task): boolean => task === 'post' || task === 'link';

export const maxLengthOf = (task: Task): number => (hasTitle(task) ? BODY_MAX : COMMENT_MAX);

/** The words that a draft is about. */
export const subjectOf = ({ thread, topic }: Pick<DraftRequest, 'thread' | 'topic'>): string =>
  cutText(thread?.answered?.body ?? '', TOPIC_MAX) || thread?.title || topic;

/** Whether the page is known to be the author's own, so that its "we" is theirs. */
export const isOwnPage = ({ website, isOwn, facts }: DraftRequest): boolean =>
  website !== null && (isOwn ?? facts.product !== null);
