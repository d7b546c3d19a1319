import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText, Search, Settings, ShieldQuestionMark, Trash2, Upload, Users } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { findPosts } from '#web/features/list/find-posts.ts';
import { postName, stateWord } from '#web/features/posts/describe-post.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { useTargets } from '#web/features/targets/targets.queries.ts';
import type { Command, CommandGroups } from '../use-commands.ts';
import { useSettingsSections } from '../use-settings-sections.ts';
import { foldText } from '#core/text/fold-text.ts';

/** `id` distinguishes entries with the same label. */
export type SearchResult = Command & { id?: string; detail?: string };
export type SearchGroup = { heading: string; found: SearchResult[] };

const SHOWN = 5;
/** The minimum query length: a single letter matches nearly every text. */
const LEAST_LETTERS = 2;

/** Title matches come before text matches. */
const isNamed = ({ title }: Post, typed: string): boolean => matches({ label: title ?? '' }, typed);

function useFoundPosts(typed: string): SearchResult[] {
  const navigate = useNavigate();
  const { data: posts = [] } = useQuery(postsQuery);
  if (typed.length < LEAST_LETTERS) return [];
  const { matching } = findPosts(posts, { q: typed });
  const [named, others] = [true, false].map((is) => matching.filter((post) => isNamed(post, typed) === is));
  const found = [...(named ?? []), ...(others ?? [])].slice(0, SHOWN).map((post) => ({
    id: post.id,
    label: postName(post),
    detail: `r/${post.subreddit} · ${stateWord(post)}`,
    icon: FileText,
    run: () => void navigate({ to: '/posts/$id', params: { id: post.id } }),
  }));
  const search = {
    label: `Search posts for “${typed}”`,
    detail: `${matching.length} found`,
    icon: Search,
    run: () => void navigate({ to: '/posts', search: { q: typed } }),
  };
  return found.length > 0 ? [...found, search] : [];
}

function useFoundCommunities(typed: string): SearchResult[] {
  const navigate = useNavigate();
  const { data: targets = [] } = useTargets();
  const { data: posts = [] } = useQuery(postsQuery);
  const wanted = typed.toLowerCase().replace(/^r\//, '');
  if (wanted.length < LEAST_LETTERS) return [];
  const names = [...targets.map(({ name }) => name), ...posts.map(({ subreddit }) => subreddit)];
  return [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => name.includes(wanted))
    .toSorted((one, other) => one.length - other.length)
    .slice(0, SHOWN)
    .map((name) => ({
      label: `r/${name}`,
      icon: Users,
      run: () => void navigate({ to: '/communities/$name', params: { name } }),
    }));
}

function useMoreActions(): SearchResult[] {
  const navigate = useNavigate();
  return [
    {
      label: 'Import posts',
      icon: Upload,
      words: 'CSV file upload spreadsheet',
      run: () => void navigate({ to: '/posts', hash: 'import' }),
    },
    {
      label: 'Check a text',
      icon: ShieldQuestionMark,
      words: 'would this get me thrown out verdict rules preflight paste visitors',
      run: () => void navigate({ to: '/check' }),
    },
    {
      label: 'Open the trash',
      icon: Trash2,
      words: 'deleted posts restore bin',
      run: () => void navigate({ to: '/posts/trash' }),
    },
  ];
}

function useSections(): SearchResult[] {
  const navigate = useNavigate();
  return useSettingsSections().map(({ id, title, words, group }) => ({
    label: title,
    detail: 'Settings',
    icon: Settings,
    words,
    run: () => void navigate({ to: group, hash: id }),
  }));
}

const matches = (
  { label, detail = '', words = '' }: Pick<SearchResult, 'label' | 'detail' | 'words'>,
  typed: string,
): boolean => {
  const text = foldText(`${label} ${detail} ${words}`);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Everything that matches the query; pages and actions come before the user's own content. */
export function useSearchResults({ pages, actions }: CommandGroups, typed: string): SearchGroup[] {
  const words = typed.trim();
  const more = useMoreActions();
  const sections = useSections();
  const communities = useFoundCommunities(words);
  const posts = useFoundPosts(words);
  const byName = (found: SearchResult[]) => found.filter((one) => matches(one, words));
  return [
    { heading: 'Pages', found: byName(pages) },
    { heading: 'Actions', found: byName([...actions, ...more]) },
    { heading: 'Settings', found: words ? byName(sections) : [] },
    { heading: 'Subreddits', found: communities },
    { heading: 'Posts', found: posts },
  ].filter(({ found }) => found.length > 0);
}
