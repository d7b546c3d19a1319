import type { ComponentProps, ReactNode } from 'react';
import type { Gap } from '#core/drafts/gaps/place-gaps.ts';
import { splitBlocks } from '#core/drafts/gaps/split-blocks.ts';
import { PostText } from '#web/features/posts/community-frame.tsx';
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx';

type GappedTextProps = ComponentProps<typeof PostText> & {
  gaps: readonly Gap[];
  show: (gap: Gap) => ReactNode;
};

/** A post as its readers will see it, with its gaps between the paragraphs, which they will not see. */
export function GappedText({ gaps, show, words, ...post }: GappedTextProps) {
  if (gaps.length === 0) return <PostText {...post} words={words} />;
  const blocks = splitBlocks(words.content);
  const cuts = [...new Set(gaps.map(({ at }) => at))];
  const content = blocks.slice(0, cuts[0]).join('\n\n');
  return (
    <>
      <PostText {...post} words={{ title: words.title, content }} />
      {cuts.map((cut, no) => {
        const text = blocks.slice(cut, cuts[no + 1]).join('\n\n');
        return (
          <div key={cut}>
            <ul aria-label="What only you can add" className="my-3 grid gap-2">
              {gaps
                .filter(({ at }) => at === cut)
                .map((gap) => (
                  <li key={gap.role} className="min-w-0">
                    {show(gap)}
                  </li>
                ))}
            </ul>
            {text && (
              <div className="text-base leading-6 wrap-anywhere">
                <MarkdownPreview text={text} />
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
