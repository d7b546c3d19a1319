import type { FactsFile, GeneratedDraft } from '#contract/drafts.ts';
import { type Shape, TOPIC_MAX } from '#contract/drafting/shapes.ts';
import type { Answer } from '#contract/interview.ts';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { BODY_MAX, COMMENT_MAX, type CtaStyle, type PostType } from '#contract/posts.ts';
import type { RulesReading } from '#core/communities/rules/read-rules.ts';
import type { Language } from '#core/text/guess-language.ts';
import { cutText } from '#core/text/cut-text.ts';

/** A comment starts from a topic; a reply answers a thread. */
export type Task = PostType | 'reply';

/** The content of the author's page. `url` is the only link a draft may contain. */
export type WebsiteFacts = {
  url: string;
  title: string;
  description: string;
  headings: string[];
  text: string;
};

/** The page's statements, without its address. */
export const listStatements = ({ title, description, headings, text }: WebsiteFacts): string[] => [
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
  /** The comment to answer, unless it is the thread itself; empty if it was unreadable. */
  answered?: Said;
};
type Said = { author: string; body: string };

/** Typical posts in a community. */
export type CommunityHabits = {
  /** The median text length, in characters. */
  bodyLength: number | null;
  /** The language of the community's texts. */
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
  /** True to start each answer with the lead of its question. */
  leads: boolean;
  /** True to allow the shape's closing question at the end. */
  closing: boolean;
  /** True if the author made the thing that the text is about; null if they haven't said. */
  isOwn: boolean | null;
  habits: CommunityHabits | null;
  rules: RulesReading | null;
  customPrompt?: string;
  /** The draft to rewrite, if there is one. */
  variant?: Variant;
  /** Seeds every choice the request leaves open. */
  seed: string;
};

export type Draft = { title: string | null; content: string };

export type Variant = {
  way: VariantWay;
  draft: Draft;
  /** The author's own sentences in the draft. */
  own: readonly string[];
  /** Earlier posts by the author, only as samples of their voice. */
  voice: readonly string[];
};

export type Advice = NonNullable<GeneratedDraft['advice']>;
export type DraftResult = Omit<GeneratedDraft, 'engine' | 'usage' | 'sent' | 'shape' | 'questions'>;

export const hasTitle = (task: Task): boolean => task === 'post' || task === 'link';

export const getMaxLength = (task: Task): number => (hasTitle(task) ? BODY_MAX : COMMENT_MAX);

/** The text that a draft is about. */
export const chooseSubject = ({ thread, topic }: Pick<DraftRequest, 'thread' | 'topic'>): string =>
  cutText(thread?.answered?.body ?? '', TOPIC_MAX) || thread?.title || topic;

/** True if the page is known to be the author's own, so that its "we" means them. */
export const isOwnPage = ({ website, isOwn, facts }: DraftRequest): boolean =>
  website !== null && (isOwn ?? facts.product !== null);
