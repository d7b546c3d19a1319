import type { BrowserContext } from '@playwright/test';

/** The strictest policy against scripts that a page can have. */
const STRICT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Shows a page at a web URL, over https from the browser's view. */
export async function showPage(context: BrowserContext, address: string, body: string): Promise<void> {
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': STRICT },
      body: `<!doctype html><html lang="en"><head><title>A page of the web</title></head><body>${body}</body></html>`,
    }),
  );
}

export const THREAD_ADDRESS = 'https://www.reddit.com/r/SaaS/comments/1abc2d/which_tool/';

/** A thread in the markup of Reddit's current page. */
export const THREAD_PAGE = `
<shreddit-post subreddit-prefixed-name="r/SaaS" post-title="Which tool do you use to chase invoices?" author="ada_l"
  score="12" comment-count="2" created-timestamp="${new Date().toISOString()}">
  <h1 slot="title">Which tool do you use to chase invoices?</h1>
  <div slot="text-body"><p>I lose a day a week.</p><p>What would you recommend?</p></div>
</shreddit-post>
<shreddit-comment author="ben" score="7"><div slot="comment"><p>A list on paper.</p></div></shreddit-comment>
<shreddit-comment author="cleo" score="1"><div slot="comment"><p>[deleted]</p></div></shreddit-comment>`;
