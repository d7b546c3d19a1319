import { useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type TopicFocus = {
  form: RefObject<HTMLFormElement | null>;
  hasText: boolean;
  /** Whether saving opened the page, to show what was saved. */
  isAfterSaving: boolean;
};

/** Focuses the topic when the page opens for a new text. */
export function useTopicFocus({ form, hasText, isAfterSaving }: TopicFocus): void {
  const router = useRouter();
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const first = useRef(visit);
  const focus = useEffectEvent((asked: 'first' | 'visit' | 'again') => {
    if (hasText || (asked === 'first' && isAfterSaving)) return undefined;
    // The layout focuses the page after a navigation, which comes first. A focused field keeps the focus.
    const frame = requestAnimationFrame(() => {
      if (asked !== 'again' && form.current?.contains(document.activeElement)) return;
      const topic = form.current?.querySelector('textarea');
      topic?.focus({ preventScroll: true });
      topic?.setSelectionRange(topic.value.length, topic.value.length);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => focus(visit === first.current ? 'first' : 'visit'), [visit]);
  // Navigating to the open page means to write again.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => void (hrefChanged || focus('again'))),
    [router],
  );
}
