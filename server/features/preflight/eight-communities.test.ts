import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await ada.call(saveFactsFile, { product: 'Acme', about: [] });
});
afterAll(() => app.close());

const AI_TEXT = 'Reminders go out on Monday, and most people pay by Friday. How do you do it?';
const TEXTS = {
  plain: { content: 'I wait a week before I remind anybody. How long do you wait?' },
  disclosed: { content: 'I built Acme for that. What is missing?' },
  undisclosed: { content: 'Acme is great for that. What is missing?' },
  linked: {
    content: 'I built Acme for that: https://acme.example/ What is missing?',
    websiteUrl: 'https://acme.example/',
  },
  ai: { content: AI_TEXT, generated: { title: 'How early do you remind?', content: AI_TEXT } },
  comment: { type: 'comment', content: 'I built Acme for that, so take it with a grain of salt.' },
  commentLinked: {
    type: 'comment',
    content: 'I built Acme for that: https://acme.example/',
    websiteUrl: 'https://acme.example/',
  },
  linkPost: { type: 'link', url: 'https://acme.example/launch', websiteUrl: 'https://acme.example/' },
  foreignLinkPost: { type: 'link', url: 'https://other.example/article' },
} as const;
/** The days of November 2026 on which texts are checked. */
const DAYS = { tuesday: '03', saturday: '07', sunday: '08' };

async function verdictOf(name: string, kind: keyof typeof TEXTS, day: keyof typeof DAYS): Promise<string> {
  const { verdict, findings } = await ada.call(preflightDraft, {
    name,
    title: 'How early do you remind?',
    scheduledAt: `2026-11-${DAYS[day]}T12:00:00Z`,
    ...TEXTS[kind],
  });
  const shown = findings.filter(({ severity }) => severity !== 'note');
  return [verdict, ...shown.map(({ code }) => code)].join(' ');
}

test.each([
  // Rules: disclosed promotion and AI-assisted text are welcome.
  ['entrepreneur', 'plain', 'tuesday', 'pass'],
  ['entrepreneur', 'disclosed', 'tuesday', 'pass'],
  ['entrepreneur', 'undisclosed', 'tuesday', 'warned UNDISCLOSED'],
  ['entrepreneur', 'linked', 'tuesday', 'pass'],
  ['entrepreneur', 'ai', 'tuesday', 'pass'],
  ['marketing', 'disclosed', 'tuesday', 'pass'],
  ['marketing', 'undisclosed', 'tuesday', 'warned UNDISCLOSED'],
  ['marketing', 'linked', 'tuesday', 'pass'],
  ['marketing', 'ai', 'tuesday', 'pass'],
  // Rules: comments that are only a link are removed, but posts may be.
  ['marketing', 'commentLinked', 'tuesday', 'warned LINKS_CONDITION'],
  // Rules: disclosure, and one mention or three links in 60 days.
  ['saas', 'plain', 'tuesday', 'pass'],
  ['saas', 'disclosed', 'tuesday', 'pass'],
  ['saas', 'undisclosed', 'tuesday', 'warned UNDISCLOSED'],
  ['saas', 'linked', 'tuesday', 'warned LINKS_CONDITION'],
  ['saas', 'ai', 'tuesday', 'pass'],
  // Rules: promotion goes into the monthly thread, as comments.
  ['startups', 'plain', 'tuesday', 'pass'],
  ['startups', 'disclosed', 'tuesday', 'blocked OWN_THREAD'],
  ['startups', 'linked', 'tuesday', 'blocked OWN_THREAD'],
  ['startups', 'comment', 'tuesday', 'warned OWN_THREAD'],
  // Rules: promotion on the showcase day only, and no AI text.
  ['webdev', 'plain', 'tuesday', 'pass'],
  ['webdev', 'disclosed', 'tuesday', 'blocked WRONG_DAY'],
  ['webdev', 'linked', 'tuesday', 'blocked WRONG_DAY'],
  ['webdev', 'linkPost', 'sunday', 'blocked WRONG_DAY UNDISCLOSED'],
  ['webdev', 'disclosed', 'saturday', 'warned PROMOTION_CONDITION'],
  ['webdev', 'linked', 'saturday', 'warned PROMOTION_CONDITION'],
  ['webdev', 'ai', 'saturday', 'blocked AI_TEXT'],
  ['webdev', 'ai', 'tuesday', 'blocked AI_TEXT'],
  ['webdev', 'comment', 'tuesday', 'pass'],
  ['reactjs', 'plain', 'tuesday', 'pass'],
  ['reactjs', 'disclosed', 'saturday', 'blocked WRONG_DAY'],
  ['reactjs', 'disclosed', 'sunday', 'warned PROMOTION_CONDITION'],
  ['reactjs', 'linked', 'sunday', 'warned PROMOTION_CONDITION'],
  ['reactjs', 'ai', 'tuesday', 'pass'],
  // Rules: nothing that asks for money.
  ['javascript', 'plain', 'tuesday', 'pass'],
  ['javascript', 'disclosed', 'tuesday', 'warned PROMOTION_CONDITION'],
  ['javascript', 'linked', 'tuesday', 'warned PROMOTION_CONDITION'],
  ['javascript', 'ai', 'tuesday', 'pass'],
  // Rules: links only, no product pages and no AI text.
  ['programming', 'plain', 'tuesday', 'blocked POST_TYPE'],
  ['programming', 'foreignLinkPost', 'tuesday', 'warned LINKS_CONDITION'],
  ['programming', 'linkPost', 'tuesday', 'warned PROMOTION_CONDITION UNDISCLOSED LINKS_CONDITION'],
  ['programming', 'ai', 'tuesday', 'blocked POST_TYPE AI_TEXT'],
  ['programming', 'comment', 'tuesday', 'warned PROMOTION_CONDITION'],
] as const)('in r/%s, the text “%s” on a %s gets: %s', async (name, kind, day, verdict) => {
  expect(await verdictOf(name, kind, day)).toBe(verdict);
});

test('quotes the sentence of a rule that blocks or warns', async () => {
  const { findings } = await ada.call(preflightDraft, { name: 'webdev', title: 'A', ...TEXTS.disclosed });
  expect(findings.find(({ code }) => code === 'WRONG_DAY')?.quote).toContain('allowed on Saturdays only');
});
