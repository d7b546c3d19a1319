import { QUESTION_KEYS, type QuestionKey, type Shape } from '#contract/drafting/shapes.ts';
import type { Answer } from '#contract/interview.ts';
import type { CtaStyle, PostType } from '#contract/posts.ts';
import type { ReplyStyle } from '#contract/scanner.ts';

/** What only a reply from the scanner asks for. */
export type ReplyChoices = {
  replyStyle: ReplyStyle;
  includeLink: boolean;
  businessDescription: string;
  customPrompt: string;
};

/** What the author asks for; an empty string means none. */
export type Brief = {
  topic: string;
  subreddit: string;
  contentType: PostType;
  websiteUrl: string;
  ctaStyle: CtaStyle;
  parentUrl: string;
  /** Null for the guessed one. */
  shape: Shape | null;
  answers: Readonly<Partial<Record<QuestionKey, string>>>;
  /** Whether answers follow the leads of their questions. */
  leads: boolean;
  /** Whether the shape's closing question may end the text. */
  closing: boolean;
  /** Whether the text is about something the author made; null if they haven't said. */
  isOwn: boolean | null;
  /** The local time chosen in the calendar before there was a text. */
  plannedFor: string;
  /** Missing in the composer. */
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

/** The answers that are not empty, in the order of the keys. */
export const listAnswers = (answers: Brief['answers']): Answer[] =>
  QUESTION_KEYS.flatMap((question) => {
    const text = answers[question]?.trim() ?? '';
    return text === '' ? [] : [{ question, text }];
  });
