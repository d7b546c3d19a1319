import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { TOPIC_MAX } from '#contract/drafting/shapes.ts';
import { readTypedName } from '#core/communities/read-typed-name.ts';
import { POST_TYPES } from '#contract/posts.ts';
import { readLocalMinute } from '#web/lib/date-time.ts';
import type { Brief } from '#core/composer/brief.ts';

/** Parses the query of a link from another page; null if it has nothing for the composer. */
export function readPrefill(search: string): Partial<Brief> | null {
  const given = new URLSearchParams(search);
  const [topic, subreddit, thread] = ['topic', 'subreddit', 'thread'].map((name) => given.get(name)?.trim());
  const contentType = POST_TYPES.find((type) => type === given.get('contentType'));
  const plannedFor = readLocalMinute(given.get('at'));
  const isAboutText = Boolean(topic || subreddit || thread || contentType);
  if (!isAboutText && !given.has('at')) return null;
  return {
    // A new topic replaces the last one with its answers and thread; a date alone keeps them.
    ...(isAboutText && {
      topic: topic?.slice(0, TOPIC_MAX) ?? '',
      answers: {},
      isOwn: null,
      parentUrl: thread ?? '',
    }),
    ...(plannedFor && { plannedFor }),
    ...(subreddit && { subreddit: readTypedName(subreddit) }),
    ...(contentType && { contentType }),
  };
}

/** Applies the link once and cleans the URL, so a reload keeps later changes. */
export function usePrefill(onArrive: (change: Partial<Brief>) => void): void {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const arrive = useEffectEvent((search: string) => {
    const change = readPrefill(search);
    if (!change) return;
    onArrive(change);
    void navigate({ to: '/generator', replace: true });
  });
  useEffect(() => arrive(search), [search]);
}
