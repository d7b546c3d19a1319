import { QUESTION_KEYS, type QuestionKey, type Shape } from '#contract/drafting/shapes.ts';
import type { Answer } from '#contract/interview.ts';
import type { CtaStyle, PostType } from '#contract/posts.ts';
import type { ReplyStyle } from '#contract/scanner.ts';

/** Fields that only replies from the scanner use. */
export type ReplyChoices = {
  replyStyle: ReplyStyle;
  includeLink: boolean;
  businessDescription: string;
  customPrompt: string;
};

/** The author's input; an empty string means none. */
export type Brief = {
  topic: string;
  subreddit: string;
  contentType: PostType;
  websiteUrl: string;
  ctaStyle: CtaStyle;
  parentUrl: string;
  /** Null to guess the shape. */
  shape: Shape | null;
  answers: Readonly<Partial<Record<QuestionKey, string>>>;
  /** True to start each answer with the lead of its question. */
  leads: boolean;
  /** True to allow the shape's closing question at the end. */
  closing: boolean;
  /** True if the author made the thing that the text is about; null if they haven't said. */
  isOwn: boolean | null;
  /** The local time that the author chose in the calendar before writing. */
  plannedFor: string;
  /** Used only in the scanner. */
  reply?: ReplyChoices;
};

export const EMPTY_BRIEF: Brief = {
  topic: '',
  subreddit: '',
  contentType: 'post',
  websiteUrl: '',
  ctaStyle: 'subtle',
  parentUrl: '',
  shape: null,
  answers: {},
  leads: true,
  closing: true,
  isOwn: null,
  plannedFor: '',
};

/** The non-empty answers, in key order. */
export const listAnswers = (answers: Brief['answers']): Answer[] =>
  QUESTION_KEYS.flatMap((question) => {
    const text = answers[question]?.trim() ?? '';
    return text === '' ? [] : [{ question, text }];
  });
