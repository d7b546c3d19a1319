import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type guessShape, TOPIC_MAX } from '#contract/drafting/shapes.ts';
import type { Brief } from '#core/composer/brief.ts';
import type { Form } from '#core/drafts/shapes.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { useSettled } from '#web/lib/use-settled.ts';

const GUESS: Target<typeof guessShape> = { method: 'GET', path: '/api/shape' };
const TYPING_MS = 300;

/** The chosen shape, else the guessed one; null until the first guess arrives. */
export function useFormOfText({ topic: typed, shape, contentType }: Brief): Form | null {
  const topic = useSettled(typed.trim().slice(0, TOPIC_MAX), TYPING_MS);
  const isComment = contentType === 'comment';
  const { data, isError } = useQuery({
    queryKey: [GUESS.path, topic],
    queryFn: () => call(GUESS, { topic }),
    enabled: topic !== '' && shape === null && !isComment,
    placeholderData: keepPreviousData,
  });
  if (isComment) return 'comment';
  return shape ?? data?.shape ?? (isError ? 'question' : null);
}
