import type { Practice } from '#contract/first-steps.ts';
import { formatCount } from '#web/lib/format-number.ts';

const listed = new Intl.ListFormat('en');

/** A list such as "2 posts, 1 account, and 5 threads"; null if there is nothing. */
export function describePractice({ posts, accounts, threads }: Practice): string | null {
  const parts = [
    posts > 0 && formatCount(posts, 'post'),
    accounts > 0 && formatCount(accounts, 'account'),
    threads > 0 && formatCount(threads, 'thread'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : listed.format(parts);
}

export const describePracticeRemoval = ({ posts, accounts, threads }: Practice): string =>
  [
    posts > 0 && `${formatCount(posts, 'post')} will move to the trash. You can restore them for 30 days.`,
    accounts > 0 && `${formatCount(accounts, 'account')} will be disconnected.`,
    threads > 0 && `${formatCount(threads, 'thread')} will leave the scanner’s list for good.`,
    'Drafts and targets stay.',
  ]
    .filter(Boolean)
    .join(' ');
