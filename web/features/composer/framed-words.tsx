import { MarkdownPreview } from '#web/ui/markdown-preview.tsx';
import type { Composition, Words } from './composition.ts';

type FramedWordsProps = Pick<Composition, 'type' | 'url'> & { words: Words; titleError?: string | undefined };

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

/** Title and text as they are rendered over there. */
export const FramedWords = ({ type, url, words: { title, content }, titleError }: FramedWordsProps) => (
  <>
    {type !== 'comment' && (
      <h3 className="text-xl leading-7 text-pretty wrap-anywhere">{title || 'Untitled Post'}</h3>
    )}
    {titleError && <p className="mt-1 text-sm text-bad">{titleError}</p>}
    {type === 'link' && url && (
      <p className="mt-2 w-fit rounded-sm bg-sunken px-2 py-1 text-sm wrap-anywhere text-accent-ink">
        {hostOf(url)}
      </p>
    )}
    <div className="mt-2 text-base leading-6 wrap-anywhere">
      <MarkdownPreview text={content} />
    </div>
  </>
);
