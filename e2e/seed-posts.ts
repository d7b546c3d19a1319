import { expect, type Locator, type Page } from '@playwright/test';
import type { Post } from '../contract/posts.ts';

type Seed = Partial<
  Pick<Post, 'title' | 'content' | 'subreddit' | 'type' | 'scheduledAt' | 'parentUrl' | 'url'>
> & {
  status?: 'draft' | 'scheduled' | 'published';
};

/** Saves a post without opening a page. */
export async function savePost(page: Page, url: string, seed: Seed): Promise<Post> {
  const response = await page.request.post('/api/posts', {
    data: { title: 'A title', content: 'A text about something.', subreddit: 'entrepreneur', ...seed },
    headers: { origin: url },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Post;
}

export async function stubPosts(page: Page, posts: readonly Post[]): Promise<void> {
  await page.route('/api/posts', (route) => route.fulfill({ json: posts }));
}

/** The table row of a post, or its card on a phone. */
export const findRow = (page: Page, title: string): Locator =>
  page.locator('tbody, li').filter({ has: page.getByRole('link', { name: title, exact: true }) });
