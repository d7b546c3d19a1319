import { useDeferredValue } from 'react';
import { isSameTopic } from '#core/drafts/interview/recall-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { ANGLE_NAMES, CONTENT_TYPES, CTA_CHOICES, labelOf } from './brief-choices.ts';
import { type Brief, briefForNext, type Composition } from '../composition.ts';

/** What the form still has from the draft that is there, and the next text would not begin with. */
function namesOf(brief: Brief, { writtenAs, websiteUrl, ctaStyle, angle }: Composition): string[] {
  const next = briefForNext(brief);
  return [
    brief.contentType !== next.contentType &&
      brief.contentType === writtenAs &&
      labelOf(CONTENT_TYPES, writtenAs),
    brief.websiteUrl.trim() !== '' && brief.websiteUrl.trim() === websiteUrl && websiteUrl,
    brief.ctaStyle !== next.ctaStyle && brief.ctaStyle === ctaStyle && labelOf(CTA_CHOICES, ctaStyle),
    angle !== '' && brief.angle === angle && ANGLE_NAMES[angle],
  ].filter((name) => name !== false);
}

type LastChoicesProps = {
  brief: Brief;
  /** The draft that is there. */
  composition: Composition | null;
  onChange: (change: Partial<Brief>) => void;
};

/** A page and a type were chosen for one topic, so under another one they are named, and can be reset. */
export function LastChoices({ brief, composition, onChange }: LastChoicesProps) {
  const topic = useDeferredValue(brief.topic.trim());
  const told = composition?.interview?.topic;
  if (!told || topic === '' || isSameTopic(topic, told)) return null;
  const names = namesOf(brief, composition);
  if (names.length === 0) return null;
  function reset() {
    const { contentType, websiteUrl, ctaStyle, parentUrl, angle } = briefForNext(brief);
    onChange({ contentType, websiteUrl, ctaStyle, parentUrl, angle });
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm text-ink-2"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">
        Still as for the draft on another topic: {names.join(', ')}.
      </p>
      <Button onClick={reset}>Reset</Button>
    </div>
  );
}
