import { type Brief, listAnswers } from '#core/composer/brief.ts';
import type { DraftRequest } from '#web/features/drafts/generate/generate-draft.ts';

/** Leaves out what is empty, at its default, or of another content type. */
export function draftRequestOf(
  brief: Brief,
  more: Pick<DraftRequest, 'seed' | 'writer' | 'postId'> = {},
): DraftRequest {
  const { topic, subreddit, contentType, ctaStyle, shape, leads, closing, isOwn } = brief;
  const isComment = contentType === 'comment';
  const websiteUrl = brief.websiteUrl.trim();
  const parentUrl = isComment ? brief.parentUrl.trim() : '';
  const answers = listAnswers(brief.answers);
  return {
    topic,
    subreddit,
    contentType,
    ctaStyle,
    ...(websiteUrl && { websiteUrl }),
    ...(parentUrl && { parentUrl }),
    ...(shape && !isComment && { shape }),
    ...(answers.length > 0 && { answers }),
    ...(!leads && { leads }),
    ...(!closing && { closing }),
    ...(isOwn !== null && { isOwn }),
    ...more,
  };
}
