import type { PostType } from '#contract/posts.ts';
import { findFlair } from '#core/communities/find-flair.ts';
import { usePostingAccess } from '#web/features/communities/use-posting-access.ts';
import { SelectField } from '#web/ui/fields.tsx';

type FlairFieldProps = {
  subreddit: string;
  type: PostType;
  /** The text of the chosen flair; empty for none. */
  value?: string | undefined;
  error?: string | undefined;
  onChange: (flair: string) => void;
};

/** Offers the community's flairs; renders nothing if it has none. */
export function FlairField({ subreddit, type, value = '', error, onChange }: FlairFieldProps) {
  const admission = usePostingAccess(subreddit);
  const flairs = admission?.flairs ?? [];
  if (type === 'comment' || (flairs.length === 0 && !value)) return null;
  const chosen = findFlair(flairs, value)?.text ?? value;
  const isGone = value !== '' && admission?.flairs != null && !findFlair(flairs, value);
  const isRequired = admission?.flairRequired === true;
  const gone = isGone ? `r/${subreddit} no longer has this flair. Choose another.` : undefined;
  return (
    <SelectField
      label="Flair"
      aside={isRequired ? undefined : 'optional'}
      hint={isRequired && !value ? `r/${subreddit} wants one on every post.` : undefined}
      error={error ?? gone}
      value={chosen}
      options={[
        ['', isRequired ? 'Choose one' : 'None'],
        ...flairs.map(({ text }) => [text, text] as const),
        ...(chosen !== '' && !findFlair(flairs, chosen) ? [[chosen, chosen] as const] : []),
      ]}
      onChange={onChange}
    />
  );
}
