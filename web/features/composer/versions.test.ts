import { expect, test } from 'vitest';
import { compositionOf, draftRequestOf, EMPTY_BRIEF, type Composition } from './composition.ts';
import { isAsLeft, keepVersion, type Version, withoutLastSteps } from './versions.ts';

const DRAFT = { title: 'T', content: 'C', engine: 'built-in', usage: null, notes: [], advice: null };
const brief = { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' };
const SITE = 'https://larder.example';
const TYPED = `${SITE}/blog/move`;
const THREAD = 'https://www.reddit.com/r/Baking/comments/1abc';
const textOf = (content: string): Composition =>
  compositionOf({ ...DRAFT, content }, draftRequestOf(brief), null);

/** Work after a step to each of these texts. */
function workOf(...contents: string[]) {
  const work = { brief, composition: null as Composition | null, versions: [] as readonly Version[] };
  for (const [step, content] of contents.entries()) {
    const next = textOf(content);
    work.versions = keepVersion(work, step, next);
    work.composition = next;
  }
  return work;
}
const contentOf = ({ composition }: { composition: Composition | null }) => composition?.words.content;

test('the text before comes back, step by step', () => {
  const work = workOf('one', 'two', 'three');
  const once = withoutLastSteps(work);
  expect(contentOf(once)).toBe('two');
  expect(contentOf(withoutLastSteps(once))).toBe('one');
  expect(contentOf(withoutLastSteps(withoutLastSteps(withoutLastSteps(once))))).toBe('one');
});

test('a named step is taken back with those after it, and only once', () => {
  const work = workOf('one', 'two', 'three');
  const back = withoutLastSteps(work, 1);
  expect(contentOf(back)).toBe('one');
  expect(withoutLastSteps(back, 2)).toBe(back);
  const once = withoutLastSteps(work);
  expect(withoutLastSteps(once, 2)).toBe(once);
});

test('when and from where it goes out stays as it was chosen since', () => {
  const work = workOf('one', 'two');
  const chosen = { ...work.composition!, scheduledAt: '2031-07-04T09:30', accountId: 'acc_1' };
  expect(withoutLastSteps({ ...work, composition: chosen }).composition).toMatchObject({
    words: { content: 'one' },
    scheduledAt: '2031-07-04T09:30',
    accountId: 'acc_1',
  });
});

test('a text on another topic comes back as what it was written as, and the form with it', () => {
  const before = textOf('one');
  const link = {
    ...brief,
    topic: 'A checklist for moving a bakery',
    contentType: 'link' as const,
    websiteUrl: 'https://larder.example/move',
  };
  const restored = (now: typeof brief, url = now.websiteUrl) => {
    const composition = compositionOf(DRAFT, draftRequestOf(now), null);
    const shown = { ...before, type: now.contentType, url };
    const versions = keepVersion({ brief: now, composition: shown, versions: [] }, 0, composition);
    const { brief, composition: back } = withoutLastSteps({ brief: now, composition, versions });
    return [brief.contentType, back?.type, back?.url];
  };
  expect(restored(link)).toEqual(['post', 'post', '']);
  expect(restored(link, 'https://typed.example/page')).toEqual([
    'post',
    'post',
    'https://typed.example/page',
  ]);
  expect(restored({ ...link, topic: brief.topic })).toEqual(['link', 'link', link.websiteUrl]);
});

test.each([
  ['link', { url: TYPED }],
  ['comment', { parentUrl: THREAD }],
] as const)('Undo on another topic keeps the address that both texts have: %s', (type, address) => {
  const now = { ...brief, topic: 'Hiring nurses abroad', contentType: type };
  const composition = { ...compositionOf(DRAFT, draftRequestOf(now), null), ...address };
  const shown = { ...textOf('one'), type, writtenAs: type, ...address };
  const versions = keepVersion({ brief: now, composition: shown, versions: [] }, 0, composition);
  expect(withoutLastSteps({ brief: now, composition, versions }).composition).toMatchObject({
    type,
    ...address,
  });
});

/** What a text is after a step to the text of a request, and Undo. */
function undone(before: Partial<Composition>, now: Partial<typeof brief>, since: Partial<Composition> = {}) {
  const shown = { ...textOf('one'), ...before };
  const asked = { ...brief, ...now };
  const next = compositionOf({ ...DRAFT, content: 'two' }, draftRequestOf(asked), shown);
  const versions = keepVersion({ brief: asked, composition: shown, versions: [] }, 0, next);
  return withoutLastSteps({ brief: asked, composition: { ...next, ...since }, versions }).composition;
}
const LINK = { type: 'link', writtenAs: 'link', websiteUrl: SITE } as const;

test('Undo brings back the address that was typed for the text itself', () => {
  const typed = { ...LINK, url: TYPED };
  expect(undone(typed, { contentType: 'link', websiteUrl: SITE })).toMatchObject({ url: TYPED });
  expect(undone({ ...typed, type: 'post' }, { contentType: 'post' })).toMatchObject({ url: TYPED });
  expect(
    undone({ type: 'link', url: TYPED }, { contentType: 'link', topic: 'Hiring nurses abroad' }),
  ).toMatchObject({ type: 'post', url: TYPED });
});

test('but the address that was changed since stays, and that of the form is the form’s', () => {
  const asked = { contentType: 'link', websiteUrl: SITE } as const;
  const since = { url: `${SITE}/new` };
  expect(undone({ ...LINK, url: TYPED }, asked, since)).toMatchObject(since);
  const typed = { ...LINK, websiteUrl: '', url: TYPED };
  expect(undone(typed, { ...asked, websiteUrl: '' }, { url: '' })).toMatchObject({ url: '' });
  expect(undone({ ...LINK, url: SITE }, { ...asked, websiteUrl: TYPED })).toMatchObject({ url: TYPED });
  const elsewhere = { ...asked, topic: 'Hiring nurses abroad' };
  expect(undone({ ...LINK, websiteUrl: '', url: SITE }, elsewhere)).toMatchObject({ url: SITE });
  expect(undone({ websiteUrl: SITE }, { ...elsewhere, websiteUrl: '' })).toMatchObject({ url: '' });
});

test('an address that the form filled in since is no choice of its user', () => {
  const site = { contentType: 'post', websiteUrl: SITE } as const;
  expect(undone({ ...LINK, url: TYPED }, site, { url: SITE })).toMatchObject({ url: TYPED });
});

test('so it is over two steps, taken back one by one or both at once', () => {
  const link = { ...brief, contentType: 'link' as const };
  const shown = { ...textOf('one'), ...LINK, url: TYPED };
  const next = (content: string, websiteUrl: string) =>
    compositionOf({ ...DRAFT, content }, draftRequestOf({ ...link, websiteUrl }), null);
  const [two, three] = [next('two', SITE), next('three', `${SITE}/other`)];
  const after = keepVersion({ brief: link, composition: shown, versions: [] }, 0, two);
  const versions = keepVersion({ brief: link, composition: two, versions: after }, 1, three);
  const work = { brief: { ...link, websiteUrl: `${SITE}/other` }, composition: three, versions };
  expect(withoutLastSteps(work, 0).composition?.url).toBe(TYPED);
  expect(withoutLastSteps(withoutLastSteps(work)).composition?.url).toBe(TYPED);
});

test('an address that was typed between two steps stays when both are taken back', () => {
  const shown = { ...textOf('one'), ...LINK, url: TYPED };
  const asked = { ...brief, contentType: 'link' as const, websiteUrl: SITE };
  const two = { ...compositionOf({ ...DRAFT, content: 'two' }, draftRequestOf(asked), null) };
  const first = keepVersion({ brief: asked, composition: shown, versions: [] }, 0, two);
  const typed = { ...two, url: `${SITE}/since` };
  const three = { ...typed, words: { title: 'T', content: 'three' } };
  const versions = keepVersion({ brief: asked, composition: typed, versions: first }, 1, three);
  const { composition } = withoutLastSteps({ brief: asked, composition: three, versions }, 0);
  expect(composition).toMatchObject({ url: `${SITE}/since`, words: { content: 'one' } });
});

test('Undo brings back the thread that a text answers, unless another was chosen since', () => {
  const comment = { type: 'comment', writtenAs: 'comment', parentUrl: THREAD } as const;
  const other = `${THREAD}2`;
  expect(undone(comment, { contentType: 'comment' })).toMatchObject({ parentUrl: THREAD });
  expect(undone(comment, { contentType: 'comment', parentUrl: other })).toMatchObject({ parentUrl: THREAD });
  expect(undone(comment, { contentType: 'comment' }, { parentUrl: other })).toMatchObject({
    parentUrl: other,
  });
  const elsewhere = { contentType: 'comment', topic: 'Hiring nurses abroad', parentUrl: other } as const;
  expect(undone({ type: 'comment', parentUrl: other }, elsewhere)).toMatchObject({
    type: 'post',
    parentUrl: '',
  });
  expect(undone({ type: 'comment', parentUrl: THREAD }, elsewhere)).toMatchObject({ parentUrl: THREAD });
});

test('of two drafts the one before is another post once the later one has arrived, and the same while it may be lost', () => {
  const work = workOf('one', 'two');
  const keyAfter = (attempt: Composition['attempt'], now: Partial<Composition> = {}) =>
    withoutLastSteps({ ...work, composition: { ...work.composition!, attempt, ...now } }).composition?.attempt
      ?.key;
  const sent = { key: 'sent', isSent: true } as const;
  expect(keyAfter(sent)).toBe('sent');
  expect(keyAfter({ ...sent, hasArrived: true })).toBe(work.versions[0]?.before.attempt?.key);
  const { original, attempt } = work.versions[0]!.before;
  expect(keyAfter({ ...attempt!, isSent: true, hasArrived: true })).toBeUndefined();
  expect(keyAfter({ ...sent, hasArrived: true }, { original })).toBe('sent');
});

test('the last twenty texts are kept', () => {
  const work = workOf(...Array.from({ length: 30 }, (_, at) => `text ${at}`));
  expect(work.versions).toHaveLength(20);
  expect(work.versions[0]?.before.words.content).toBe('text 9');
});

test('what was typed since the last step belongs to the browser’s own undo', () => {
  const { versions, composition } = workOf('one', 'two');
  const editing = { ...composition!, editing: composition!.words };
  expect(isAsLeft(versions, editing)).toBe(true);
  expect(isAsLeft(versions, { ...editing, editing: { title: 'T', content: 'two!' } })).toBe(false);
  expect(isAsLeft([], composition)).toBe(false);
});
