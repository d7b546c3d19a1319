import { saveClip } from '#contract/scanning/clips.ts';
import type { TestClient } from './test-client.ts';

/** Clips three threads for a user, which needs no account; two of them ask for a tool. */
export async function clipThreads(client: TestClient): Promise<void> {
  const titles = ['Which tool do you recommend for late invoices?', 'We launched our app today'];
  for (const [no, title] of [...titles, 'Which tool do you recommend for long surveys?'].entries())
    await client.call(saveClip, {
      address: `https://www.reddit.com/r/SaaS/comments/1abc${no}/thread/`,
      subreddit: 'SaaS',
      title,
      content: `This is what I think of it, in ${no + 1} words.`,
      upvotes: 5 - no,
      comments: 0,
    });
}
