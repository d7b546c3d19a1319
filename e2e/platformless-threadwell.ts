import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base } from './threadwell.ts';

const NEAR_REDDIT = fileURLToPath(new URL('near-reddit.ts', import.meta.url));

const entry = (id: string, title: string, text: string) => `<entry>
  <author><name>/u/quiet_baker</name></author><category term="SaaS" label="r/SaaS"/>
  <content
    type="html">&lt;!-- SC_OFF --&gt;&lt;div class="md"&gt;&lt;p&gt;${text}&lt;/p&gt;&lt;/div&gt;&lt;!-- SC_ON --&gt;</content>
  <id>t3_${id}</id><link href="https://www.reddit.com/r/SaaS/comments/${id}/x/" />
  <published>${new Date().toISOString()}</published><title>${title}</title>
</entry>`;
const FEED = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>newest</title>
${entry('1abc2e', 'Which invoice tool would you recommend?', 'We lose a day a week.')}
${entry('1abc2f', 'What I had for lunch', 'Soup.')}</feed>`;

/** A Threadwell without any platform. Reddit's private feed comes from this machine. */
export const test = base.extend<object, { settings: Record<string, string> }>({
  settings: [
    async ({}, use) => {
      const feeds = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/atom+xml; charset=UTF-8' });
        response.end(FEED);
      });
      await new Promise<void>((resolve) => feeds.listen(0, '127.0.0.1', resolve));
      await use({
        SANDBOX: 'off',
        FETCH_ALLOW: 'www.reddit.com:443',
        NODE_OPTIONS: `--import ${NEAR_REDDIT}`,
        NEAR_REDDIT_PORT: String((feeds.address() as AddressInfo).port),
      });
      feeds.closeAllConnections();
      feeds.close();
    },
    { scope: 'worker' },
  ],
});
