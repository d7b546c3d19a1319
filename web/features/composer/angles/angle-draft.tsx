import { useMemo } from 'react';
import type { Angle } from '#contract/drafts.ts';
import { splitBlocks } from '#core/drafts/gaps/split-blocks.ts';
import { useCommunityPage } from '#web/features/discovery/discovery.queries.ts';
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx';
import { ANGLE_NAMES } from '../brief/brief-choices.ts';
import type { Words } from '../composition.ts';
import { describeFit } from './describe-fit.ts';

type AngleDraftProps = {
  subreddit: string;
  words: Words;
  /** Titles and paragraphs that the drafts from all angles have. */
  shared: ReadonlySet<string>;
  /** The angle before it that came to the same text. */
  sameAs: Angle | undefined;
  /** Whether more answers would set them apart. */
  lacksAnswers: boolean;
};

/** The paragraphs, each with where it ends, because two of them may be equal. */
function placeBlocks(content: string): { text: string; end: number }[] {
  const placed: { text: string; end: number }[] = [];
  let end = 0;
  for (const text of splitBlocks(content)) {
    end += text.length;
    placed.push({ text, end });
  }
  return placed;
}

/** A draft in which what it shares with the others steps back. */
export function AngleDraft({ subreddit, words, shared, sameAs, lacksAnswers }: AngleDraftProps) {
  const blocks = useMemo(() => placeBlocks(words.content), [words.content]);
  const toneOf = (part: string) => (shared.has(part) ? 'text-ink-3' : '');
  return (
    <>
      {words.title && (
        <h4 className={`text-base text-pretty wrap-anywhere ${toneOf(words.title)}`}>{words.title}</h4>
      )}
      {blocks.map(({ text, end }) => (
        <div key={end} className={`mt-2 leading-6 wrap-anywhere ${toneOf(text)}`}>
          <MarkdownPreview text={text} />
        </div>
      ))}
      {sameAs && (
        <p className="mt-4 text-sm text-ink-2">
          This came to the same text as “{ANGLE_NAMES[sameAs]}”.
          {lacksAnswers && ' More answers of yours would set them apart.'}
        </p>
      )}
      <Fit subreddit={subreddit} words={words} />
    </>
  );
}

/** What speaks for it or against it in this community, as far as that was observed. */
function Fit({ subreddit, words }: Pick<AngleDraftProps, 'subreddit' | 'words'>) {
  const { data } = useCommunityPage(subreddit);
  const told = describeFit(words, data?.habits ?? null, subreddit);
  if (told.length === 0) return null;
  return (
    <ul aria-label={`In r/${subreddit}`} className="mt-4 grid gap-1 border-t pt-3 text-sm text-ink-2">
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
