import type { Practice } from '#contract/first-steps.ts';
import { writeCount } from '#web/lib/write-number.ts';

const listed = new Intl.ListFormat('en');

/** "2 posts, 1 account, and 5 threads"; null if there is nothing. */
export function describePractice({ posts, accounts, threads }: Practice): string | null {
  const parts = [
    posts > 0 && writeCount(posts, 'post'),
    accounts > 0 && writeCount(accounts, 'account'),
    threads > 0 && writeCount(threads, 'thread'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : listed.format(parts);
}

export const whatForgettingDoes = ({ posts, accounts, threads }: Practice): string =>
  [
    posts > 0 && `${writeCount(posts, 'post')} will move to the trash. You can restore them for 30 days.`,
    accounts > 0 && `${writeCount(accounts, 'account')} will be disconnected.`,
    threads > 0 && `${writeCount(threads, 'thread')} will leave the scanner’s list for good.`,
    'Drafts and targets stay.',
  ]
    .filter(Boolean)
    .join(' ');
