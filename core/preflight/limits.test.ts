import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { describeBudget } from './mention-budget.ts';
import type { Mention } from './subject.ts';
import { check, DAY_MS, found, NOW, rulesOf } from '#test/preflight/check.ts';

const out = (daysAgo: number): Mention => ({ id: 'pst_1', at: NOW - daysAgo * DAY_MS, isOut: true });
const planned = (inDays: number, id = 'pst_1'): Mention => ({ id, at: NOW + inDays * DAY_MS, isOut: false });
const quota = rulesOf({ promotion: 'limited', quotaDays: 60, quotes: { quotaDays: 'Once in 60 days.' } });
const after = (...mentions: Mention[]) => found({ rules: quota, history: { mentions } });

test('blocks a second mention inside the window, even if the first is only planned', () => {
  expect(after()).toEqual(['warning PROMOTION_CONDITION']);
  expect(after(out(59))).toEqual(['block QUOTA']);
  expect(after(out(60))).toEqual(['warning PROMOTION_CONDITION']);
  expect(after(planned(-1))).toEqual(['block QUOTA']);
});

test('allows a mention a few minutes before the window ends', () => {
  expect(after({ ...out(60), at: out(60).at + 3_600_000 })).toEqual(['warning PROMOTION_CONDITION']);
  expect(after({ ...out(60), at: out(60).at + 3_600_001 })).toEqual(['block QUOTA']);
});

test('blocks the later of two planned mentions and warns about the earlier', () => {
  expect(after(planned(3))).toEqual(['warning PROMOTION_CONDITION', 'warning LATER_MENTION']);
  expect(after(planned(60))).toEqual(['warning PROMOTION_CONDITION']);
});

test('lets exactly one of two mentions planned for the same time go out', () => {
  expect(after(planned(0, 'pst_1'))).toEqual(['block QUOTA']);
  expect(after(planned(0, 'pst_9'))).toEqual(['warning PROMOTION_CONDITION', 'warning LATER_MENTION']);
  expect(found({ draft: { id: null }, rules: quota, history: { mentions: [planned(0, 'pst_9')] } })).toEqual([
    'block QUOTA',
  ]);
});

test('of two overdue mentions, sends the one planned first', () => {
  const late = { at: NOW, plannedAt: NOW - 2 * DAY_MS };
  const other = [planned(-1)];
  expect(found({ rules: quota, moment: late, history: { mentions: other } })).not.toContain('block QUOTA');
});

test('ignores the post’s own mention, and texts without a mention', () => {
  expect(after({ ...out(1), id: 'pst_5' })).toEqual(['warning PROMOTION_CONDITION']);
  expect(found({ draft: { content: 'A week.' }, rules: quota, history: { mentions: [out(1)] } })).toEqual([]);
});

test('the finding names the last mention, and the first day after the window', () => {
  const { findings } = check({ rules: quota, history: { mentions: [out(10)] } });
  expect(findings[0]).toMatchObject({
    text: 'r/SaaS takes one mention in 60 days, counted over all your accounts, and the last was on Nov 14, 2026.',
    quote: 'Once in 60 days.',
    remedy: 'Wait until Jan 13, 2027, or take the mention out.',
    nextAt: '2027-01-13T14:00:00.000Z',
  });
});

test('finds the same first day after the window for any time of day', () => {
  const firstFor = (hour: number, reading = quota) => {
    const at = Date.UTC(2026, 10, 24, hour);
    const moment = { now: NOW - DAY_MS, at, plannedAt: at };
    const [finding] = check({ rules: reading, history: { mentions: [out(10)] }, moment }).findings;
    return [finding?.remedy, finding?.nextAt];
  };
  const remedy = 'Wait until Jan 13, 2027, or take the mention out.';
  expect(firstFor(8)).toEqual([remedy, '2027-01-13T13:00:00.000Z']);
  expect(firstFor(18)).toEqual([remedy, '2027-01-13T18:00:00.000Z']);
  // That day is a Wednesday.
  const midweek = rulesOf({ promotion: 'limited', quotaDays: 60, days: ['wednesday'] });
  expect(firstFor(8, midweek)[1]).toBe('2027-01-13T13:00:00.000Z');
  const weekend = rulesOf({ promotion: 'limited', quotaDays: 60, days: ['saturday'] });
  expect(firstFor(8, weekend)[1]).toBe('2027-01-16T08:00:00.000Z');
});

const showcase = rulesOf({ promotion: 'limited', days: ['saturday'], quotes: { days: 'Saturdays only.' } });
const on = (iso: string, timeZone: string | null = null) => {
  const at = Date.parse(iso);
  return check({ rules: showcase, moment: { at, plannedAt: at, timeZone } });
};

test('blocks a mention on other days, and names the next allowed day', () => {
  const { verdict, findings } = on('2026-11-24T14:00:00Z');
  expect(verdict).toBe('blocked');
  expect(findings[0]).toMatchObject({
    code: 'WRONG_DAY',
    text: 'r/SaaS takes promotion on Saturdays only, and this would go out on Tuesday, November 24. Days count in UTC.',
    quote: 'Saturdays only.',
    remedy: 'Move it to Saturday, November 28, or take the mention out.',
    nextAt: '2026-11-28T14:00:00.000Z',
  });
});

test('counts days in UTC, whatever the author’s time zone', () => {
  expect(on('2026-11-28T00:00:00Z').verdict).toBe('warned');
  expect(on('2026-11-28T23:59:59Z').verdict).toBe('warned');
  expect(on('2026-11-29T00:00:00Z').verdict).toBe('blocked');
  expect(on('2026-11-27T23:59:59Z').verdict).toBe('blocked');
});

test('keeps the author’s local time on the next allowed day', () => {
  // In Berlin, clocks go back on October 25.
  expect(on('2026-10-19T12:00:00Z', 'Europe/Berlin').findings[0]?.nextAt).toBe('2026-10-24T12:00:00.000Z');
  expect(on('2026-10-25T00:30:00Z', 'Europe/Berlin').findings[0]?.nextAt).toBe('2026-10-31T01:30:00.000Z');
  // Late on Saturday in New York it is already Sunday in UTC, so the next allowed time is late on Friday there.
  expect(on('2026-11-25T04:30:00Z', 'America/New_York').findings[0]?.nextAt).toBe('2026-11-28T04:30:00.000Z');
});

test('names one time that satisfies both the allowed days and the quota', () => {
  const both = rulesOf({ promotion: 'limited', days: ['saturday'], quotaDays: 7 });
  const { findings } = check({ rules: both, history: { mentions: [out(2)] } });
  expect(
    findings
      .filter(({ severity }) => severity === 'block')
      .map(({ code, nextAt, isOfDay }) => [code, nextAt, isOfDay]),
  ).toEqual([
    ['QUOTA', '2026-12-05T14:00:00.000Z', true],
    ['WRONG_DAY', '2026-12-05T14:00:00.000Z', true],
  ]);
  const quotaAlone = check({
    rules: { ...both, reading: { ...both.reading, days: [] } },
    history: { mentions: [out(2)] },
  });
  expect(quotaAlone.findings[0]).not.toHaveProperty('isOfDay');
});

test('describes the remaining mentions in one sentence', () => {
  const say = (quotaDays: number | null, mentions: Mention[], id: string | null = null) =>
    describeBudget(
      { label: 'Acme', community: 'SaaS', quotaDays },
      { mentions, contributions: null },
      { now: NOW },
      id,
    );
  expect(say(null, [out(1)])).toBeNull();
  expect(say(60, [out(37)])).toMatchObject({ text: 'You may mention Acme in r/SaaS again in 23 days.' });
  expect(say(60, [out(59.5)])).toMatchObject({ text: 'You may mention Acme in r/SaaS again in 1 day.' });
  expect(say(60, [])).toMatchObject({
    text: 'You may mention Acme in r/SaaS once in 60 days, and haven’t done so lately.',
    againAt: null,
  });
  expect(say(60, [planned(4)])?.text).toBe(
    'A mention of Acme in r/SaaS is planned for Nov 28, 2026, and one is taken once in 60 days.',
  );
  expect(say(60, [out(37)], 'pst_1')?.againAt).toBeNull();
});

test('checks hundreds of planned mentions quickly and finds a free time', () => {
  const mentions = Array.from({ length: 300 }, (_, no) => ({
    id: `pst_${String(no).padStart(4, '0')}`,
    at: NOW + no * 20 * 3_600_000,
    isOut: false,
  }));
  const rules = rulesOf({ promotion: 'limited', quotaDays: 1, days: ['saturday'] });
  const checkAt = (id: string, at: number) =>
    check({
      draft: { id },
      rules,
      history: { mentions },
      moment: { at, plannedAt: at, timeZone: 'Europe/Berlin' },
    });
  const tookMs = measureCpuMs(() => {
    for (const { id, at } of mentions) checkAt(id, at);
  });
  expect(tookMs).toBeLessThan(3_000);
  const held = checkAt('pst_0001', mentions[1]!.at);
  const nextAt = Date.parse(held.findings.find(({ nextAt: at }) => at !== null)!.nextAt!);
  expect(checkAt('pst_0001', nextAt).verdict).not.toBe('blocked');
});

test.each([
  ['At most one mention of a product, or three links to it, in 60 days.', 3],
  ['No more than 2 links per post.', 2],
  ['Only one link per post.', 1],
  ['Links to your own site only with a summary.', null],
  ['No more than 2 link posts per week.', null],
  ['No one links to their own shop here.', null],
  ['Follow the 9:1 link ratio.', null],
])('warns about more links than “%s” mentions: %s', (rule, named) => {
  const rules = rulesOf({ promotion: 'allowed', links: 'limited', quotes: { links: rule } });
  const saidOf = (links: number) => {
    const content = `I built Acme. ${'See https://acme.example/a '.repeat(links)}`;
    const [first] = check({ rules, draft: { content } }).findings;
    return `${first?.severity} ${first?.text}`;
  };
  expect(saidOf(named ?? 9)).toBe('warning r/SaaS takes links on a condition.');
  if (named === null) return;
  const told = named === 1 ? 'one link' : `${named} links`;
  expect(saidOf(named + 1)).toBe(
    `warning The rule of r/SaaS speaks of ${told}, and this text has ${named + 1}.`,
  );
});

test('claims no condition or limit if the rule is unclear', () => {
  const rules = rulesOf({ promotion: 'unclear', quotes: { promotion: 'See the wiki on promotion.' } });
  expect(check({ rules }).findings[0]).toMatchObject({
    severity: 'warning',
    text: expect.stringMatching(/^r\/SaaS’s rule on promotion is unclear, and this text mentions /),
    quote: 'See the wiki on promotion.',
    remedy: 'Decide whether it allows this text, or ask the moderators.',
  });
  const [unnamed] = check({ draft: { content: 'A week.' }, rules }).findings;
  expect(unnamed?.text).toBe('r/SaaS’s rule on promotion is unclear, and may cover offers without a name.');
});
