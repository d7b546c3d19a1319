import { expect } from '@playwright/test';
import { PAGES } from '../contract/pages.ts';
import { pickSizes } from './pick-sizes.ts';
import { draftWith, openPreflight } from './draft-with.ts';
import { expectNoFault, expectNoFaultUnchanged, SIZES } from './expect-no-fault.ts';
import { POST_PHASES } from '../contract/posts.ts';
import { toStatus } from '../core/posts/post-phase.ts';
import { sample } from '../test/sample.ts';
import { samplePost } from '../test/sample-post.ts';
import { addByHand, test } from './sandbox-threadwell.ts';
import { stubPosts } from './seed-posts.ts';

// Running axe on every page is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const NOW = new Date().toISOString();
const EVERY_PHASE = POST_PHASES.map((phase) =>
  samplePost({
    id: phase,
    title: `A post that is ${phase}`,
    phase,
    status: toStatus(phase),
    scheduledAt: phase === 'draft' ? null : NOW,
    problem:
      phase === 'needs_you' || phase === 'failed'
        ? { code: 'CLOSED', message: 'What happened.', remedy: 'What to do.' }
        : null,
  }),
);
const HISTORY = ['created', 'scheduled', 'outcomeUnknown', 'refused', 'accepted'].map((event) => ({
  at: NOW,
  event,
  detail: event === 'scheduled' ? NOW : '',
}));

const NEWS = ['removedThere', 'parked', 'editedThere', 'accepted'].map((event, no) => ({
  id: event,
  at: NOW,
  event,
  detail: '',
  isNew: no < 2,
  origin: 'sandbox',
  post: { id: 'a', title: 'A post', content: 'Its text', subreddit: 'entrepreneur' },
}));
const TRASHED = {
  id: 'gone',
  type: 'post',
  title: 'Deleted',
  excerpt: 'A text',
  subreddit: 'webdev',
  status: 'scheduled',
  phase: 'waiting',
  scheduledAt: NOW,
  publishedAt: null,
  deletedAt: NOW,
  goneAt: NOW,
};
/** Checks half of the pages, chosen by the seed; all of them in the deep suite. */
const SIGNED_IN = [...PAGES, '/communities/saas'];
const LOOKED_AT = sample(SIGNED_IN, Math.ceil(SIGNED_IN.length / 2), 'axe');
const LINES_OF_EVERY_KIND = {
  name: 'plan.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('content,subreddit,status,mood\nA,webdev,,x\nB,webdev,published,x\nC,no spaces,,x\n'),
};

for (const [size, viewport] of pickSizes(SIZES, 'accessibility')) {
  test.describe(`on a ${size}, light and dark`, () => {
    test.use({ colorScheme: 'light', viewport });

    test('has no violations on a visitor’s pages', async ({ page }) => {
      for (const path of ['/', '/api/login', '/nothing-here']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFault(page, path);
      }
    });

    test('has no violations on the sign-in page with an error', async ({ page }) => {
      await page.goto('/api/login');
      const form = page.locator('form[action="/api/signup"]');
      await form.getByLabel('Email').fill('ana@example.com');
      await form.getByLabel('Password').fill('password');
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(form.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
      await expectNoFault(page, 'sign-up with a common password');
    });

    test('has no violations on signed-in pages', async ({ page, person, context, threadwell, connect }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Connect Reddit Account' })).toBeVisible();
      await expectNoFault(page, 'no account');
      await addByHand(context, threadwell.url, 'hand_made');
      await connect('sandbox_ada');
      for (const path of LOOKED_AT) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), person.email).toBeVisible();
        if (path === '/') await expect(page.getByText('u/sandbox_ada')).toBeVisible();
        if (path === '/discovery')
          await expect(page.getByText(/^(High|Medium|Low) engagement$/).first()).toBeVisible();
        if (path === '/opportunities') await expect(page.getByText(/ upvotes?$/).first()).toBeVisible();
        if (path === '/communities/saas') await expect(page.getByText(/^From \d+ posts/)).toBeVisible();
        if (path === '/settings/access') await expect(page.getByText('This session')).toBeVisible();
        if (path === '/settings/reddit') {
          await expect(page.getByText('Checked on')).toBeVisible();
          await page.getByText('Calls to Reddit', { exact: true }).click();
          await expect(page.getByText('The sandbox costs nothing.')).toBeVisible();
        }
        if (path === '/settings/writing') {
          await expect(page.getByLabel('Provider')).toBeVisible();
          await expect(page.getByLabel('Product name')).toBeVisible();
        }
        await expectNoFault(page, path);
      }
    });

    test('has no violations for posts in every phase, in list, detail page and calendar', async ({
      page,
      reader,
    }) => {
      await stubPosts(page, EVERY_PHASE);
      await page.route('/api/posts/*/history', (route) => route.fulfill({ json: HISTORY }));
      await page.route('/api/trash', (route) => route.fulfill({ json: { total: 1, posts: [TRASHED] } }));
      await page.goto('/posts');
      await expect(page.getByText('Outcome unknown'), reader.email).toBeVisible();
      await page
        .getByLabel(/^Select (?!all)/)
        .first()
        .check();
      await expectNoFault(page, 'list');
      await page.getByRole('button', { name: 'Schedule', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Schedule 1 post' })).toBeVisible();
      await page.getByRole('button', { name: 'Schedule 1 post' }).click();
      await expectNoFault(page, 'schedule several');
      await page.keyboard.press('Escape');
      await page
        .getByLabel(/^Status of /)
        .first()
        .selectOption('scheduled');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFault(page, 'schedule dialog');
      await page.goto('/posts/trash');
      await expect(page.getByText('if restored, it is a draft')).toBeVisible();
      await expectNoFault(page, 'trash');
      await page.goto('/posts');
      await page.getByRole('button', { name: 'Import' }).click();
      await page.getByLabel('Choose a CSV file').setInputFiles(LINES_OF_EVERY_KIND);
      await expect(page.getByText('1 draft, 1 left out, 1 wrong')).toBeVisible();
      await expectNoFault(page, 'import dialog');
      await page.goto(`/posts/${EVERY_PHASE.at(-1)?.id}`);
      await expect(page.getByText(/^Scheduled(?: for .*)?\.$/)).toBeVisible();
      await expectNoFault(page, 'post');
      await page.route('/api/activity', (route) => route.fulfill({ json: { items: NEWS, next: 'more' } }));
      await page.goto('/activity');
      await expect(page.getByRole('button', { name: 'Show older' })).toBeVisible();
      await expectNoFault(page, 'activity');
      for (const path of ['/calendar', '/calendar?view=week']) {
        await page.goto(path);
        await expect(page.getByText('Times are in')).toBeVisible();
        await expectNoFault(page, path);
      }
    });

    test('has no violations for targets and a described product', async ({ page, person, connect }) => {
      await connect('sandbox_ada');
      await page.goto('/discovery');
      await page.getByText('Match communities to your product').click();
      await page.getByLabel('What it does, and for whom').fill('Newsletters that subscribers read');
      await page.getByRole('button', { name: 'Find communities' }).click();
      await expect(page.getByText(/with your product/).first(), person.email).toBeVisible();
      await expectNoFault(page, 'matching communities');
      await page.getByRole('button', { name: 'Your targets' }).click();
      await page.getByLabel('Add several').fill('r/webdev, r/saas');
      await page.getByRole('button', { name: 'Add 2 targets' }).click();
      await expect(page.getByRole('list', { name: 'Your targets' }).getByRole('listitem')).toHaveCount(2);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByLabel('Add several')).toHaveAttribute('aria-invalid', 'true');
      await expectNoFault(page, 'targets dialog');
    });

    test('has no violations in a rules record, whether empty, corrected or in its dialogs', async ({
      page,
      person,
      connect,
    }) => {
      await page.goto('/communities/some_place');
      await expect(page.getByRole('heading', { name: 'No rules are known' }), person.email).toBeVisible();
      await expectNoFault(page, 'no rules');
      await connect('sandbox_ada');
      await page.goto('/communities/webdev');
      await page.getByText('What has changed').click();
      await page.getByRole('button', { name: 'Correct what we read about Days for promotion' }).click();
      await page.getByRole('button', { name: 'Save correction' }).click();
      await expect(page.getByLabel('Why')).toHaveAttribute('aria-invalid', 'true');
      await expectNoFault(page, 'correction');
      await page.getByLabel('Why').fill('They said so.');
      await page.getByRole('button', { name: 'Save correction' }).click();
      await expect(page.getByText('put this right')).toBeVisible();
      await expectNoFault(page, 'corrected');
      await page.getByRole('button', { name: 'Paste rules' }).click();
      await page.getByRole('button', { name: 'Save rules' }).click();
      await expect(page.getByLabel('Rules', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectNoFault(page, 'pasted rules');
    });

    test('has no violations in the account dialogs', async ({ page, person, context, threadwell }) => {
      await addByHand(context, threadwell.url, 'hand_made');
      await page.goto('/');
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await expect(page.getByRole('alertdialog'), person.email).toBeVisible();
      await expectNoFault(page, 'disconnect dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add by hand' }).click();
      await page.getByLabel('Reddit username').fill('x');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Reddit username')).toHaveAttribute('aria-invalid', 'true');
      await expectNoFault(page, 'add dialog');
    });

    test('has no violations in any state of the composer', async ({ page, person, connect }) => {
      await connect('sandbox_ada');
      await connect('sandbox_ben');
      await page.goto('/generator');
      await page.getByRole('button', { name: 'Generate Content' }).click();
      await expect(page.getByText('Topic is required'), person.email).toBeVisible();
      await page.getByRole('combobox', { name: 'Subreddit' }).click();
      await expectNoFault(page, 'field errors and the open list');
      await draftWith(page, { subreddit: 'webdev' });
      await page.getByText('Rules of r/webdev').click();
      await expect(page.getByText('Text written with AI isn’t allowed.')).toBeVisible();
      await openPreflight(page);
      await page.getByText('Show the rule').first().click();
      await expectNoFault(page, 'a draft with its rules');
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Content', { exact: true }).fill('');
      await expectNoFault(page, 'the editor with a fault');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByLabel('Schedule Post').fill('2020-01-01T10:00');
      await page.getByRole('button', { name: 'Schedule Post' }).click();
      await expect(page.getByText('Choose a time in the future.')).toBeVisible();
      await expectNoFault(page, 'a past date');
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByRole('region', { name: 'Last saved' })).toBeVisible();
      await expectNoFault(page, 'the saved post');
    });

    test('has no violations in the writing settings with errors', async ({ page, reader }) => {
      await page.goto('/settings/writing');
      const model = page.getByRole('form', { name: 'Writing model' });
      await model.getByLabel('Provider').selectOption('openai-compatible');
      await model.getByRole('button', { name: 'Save model' }).click();
      await expect(model.getByText('Name the model'), reader.email).toBeVisible();
      await page.getByRole('button', { name: 'Add a statement' }).click();
      await page.keyboard.type('x'.repeat(301));
      await page.getByRole('button', { name: 'Save facts' }).click();
      // Axe misjudges a button partly covered by the top bar.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoFault(page, 'model and facts');
    });

    test('has no violations in dialogs, menus and toasts', async ({ page, person }) => {
      await page.goto('/settings');
      await expect(page.getByLabel('First name'), person.email).toHaveValue(person.firstName);
      const openers = {
        palette: () => page.keyboard.press('Control+k'),
        help: () => page.keyboard.press('?'),
        'delete dialog': () => page.getByRole('button', { name: 'Delete my account' }).click(),
        ...(size === 'phone' && { drawer: () => page.getByRole('button', { name: 'Open menu' }).click() }),
      };
      for (const [what, open] of Object.entries(openers)) {
        await open();
        await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toBeVisible();
        await expectNoFault(page, what);
        await page.keyboard.press('Escape');
        await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toBeHidden();
      }
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await expect(page.getByText('Your profile has been updated')).toBeVisible();
      await expectNoFaultUnchanged(page, 'toast and field errors');
    });
  });
}
