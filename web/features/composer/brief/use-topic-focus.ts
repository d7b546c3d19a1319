import { useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type TopicFocus = {
  form: RefObject<HTMLFormElement | null>;
  hasText: boolean;
  /** Whether the page was opened by saving, which shows what was saved. */
  isAfterSaving: boolean;
};

/** Whoever opens the page to write begins in the topic. */
export function useTopicFocus({ form, hasText, isAfterSaving }: TopicFocus): void {
  const router = useRouter();
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const first = useRef(visit);
  const focus = useEffectEvent((asked: 'first' | 'visit' | 'again') => {
    if (hasText || (asked === 'first' && isAfterSaving)) return undefined;
    // The layout focuses the page after a navigation, which comes first. Whoever is in a field by then stays there.
    const frame = requestAnimationFrame(() => {
      if (asked !== 'again' && form.current?.contains(document.activeElement)) return;
      const topic = form.current?.querySelector('textarea');
      topic?.focus({ preventScroll: true });
      topic?.setSelectionRange(topic.value.length, topic.value.length);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => focus(visit === first.current ? 'first' : 'visit'), [visit]);
  // Who asks for the page that is open asks to write again.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => void (hrefChanged || focus('again'))),
    [router],
  );
}
