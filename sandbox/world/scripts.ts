import { findKind } from './kinds.ts';
import { type Guard, isListOf, isObject, isOptional, isText, readContent } from './read-content.ts';

/** A comment below the thread, or an answer to the comment before it, by the thread's author or by someone else. */
export type ScriptComment = string | { readonly author: string } | { readonly reply: string };

/** A thread written by hand. Slots are filled for each use: `{3-9}` with a number, `{a|b}` with an alternative. */
export type Script = {
  readonly kind: string;
  readonly title: string;
  /** Absent if the thread is a link. */
  readonly body?: string;
  readonly comments?: readonly ScriptComment[];
};

const isComment: Guard<ScriptComment> = (value) =>
  isText(value) ||
  isObject<{ author: string }>({ author: isText })(value) ||
  isObject<{ reply: string }>({ reply: isText })(value);

const isKind: Guard<string> = (value): value is string => isText(value) && findKind(value) !== undefined;

export const isScript = isObject<Script>({
  kind: isKind,
  title: isText,
  body: isOptional(isText),
  comments: isOptional(isListOf(isComment)),
});

/** Opens each month in communities that limit promotion. */
export const MONTHLY: Script = {
  kind: 'monthly',
  ...readContent<Omit<Script, 'kind'>>('monthly.json', {
    title: isText,
    body: isOptional(isText),
    comments: isOptional(isListOf(isComment)),
  }),
};
