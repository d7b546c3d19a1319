import { expect, test } from 'vitest';
import type { CommunityAccess } from '#contract/communities.ts';
import { explainAccess } from './explain-access.ts';

const tell = (access: CommunityAccess, mode: 'api' | 'sandbox' = 'api') =>
  explainAccess({ name: 'webdesign', access }, 'post', mode);

test('does not claim that a community missing from the sandbox is missing from Reddit', () => {
  expect(tell('missing', 'sandbox')).toMatch(
    /^There is no r\/webdesign in the sandbox\. Choose a community from the list\.$/,
  );
  expect(tell('missing')).toMatch(/^There is no r\/webdesign on Reddit\. Check how its name is spelled\.$/);
});

test('does not describe a restriction of this account as one for everyone', () => {
  expect(tell('banned')).toMatch(/^This account is banned from r\/webdesign\./);
  expect(tell('barred')).toMatch(/^r\/webdesign doesn’t let this account in\./);
  expect(tell('quarantined')).toMatch(/^r\/webdesign asks each visitor to agree/);
  expect(tell('closed')).toMatch(/nobody can post/);
});
