import { describe, expect, test } from 'vitest';
import * as facts from './read-facts.ts';

describe('rules', () => {
  const rule = (name: string, more: object = {}) => ({ short_name: name, ...more });

  test('rules are sorted by priority', () => {
    const rules = facts.readRules({
      rules: [
        rule('second', { priority: 1 }),
        rule('first', { priority: 0 }),
        rule('third', { priority: 2 }),
      ],
    });
    expect(rules?.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  });

  test.each([
    ['link', 'link'],
    ['comment', 'comment'],
    ['all', 'all'],
    ['something new', 'all'],
    [undefined, 'all'],
  ])('a rule of kind %j applies to %s', (kind, appliesTo) => {
    expect(facts.readRules({ rules: [rule('a', { kind })] })?.[0]).toEqual({
      name: 'a',
      text: '',
      appliesTo,
      createdAt: 0,
    });
  });

  test('rules without names are unreadable', () => {
    expect(facts.readRules({ rules: [{ description: 'nameless' }] })).toBeUndefined();
    expect(facts.readRules([])).toBeUndefined();
  });
});

describe('post requirements', () => {
  test('empty post requirements require nothing', () => {
    expect(facts.readPostRequirements({})).toEqual({
      title: { minLength: null, maxLength: null, required: [], blacklisted: [], patterns: [] },
      body: {
        policy: 'none',
        minLength: null,
        maxLength: null,
        required: [],
        blacklisted: [],
        patterns: [],
      },
      linkPolicy: 'none',
      domainBlacklist: [],
      domainWhitelist: [],
      flairRequired: false,
      guidelines: null,
    });
  });

  test('post requirements are read field by field, and unknown policies require nothing', () => {
    const read = facts.readPostRequirements({
      title_text_min_length: 10,
      title_regexes: ['^\\[Q\\]'],
      body_restriction_policy: 'notAllowed',
      body_blacklisted_strings: ['buy now'],
      link_restriction_policy: 'whitelist',
      domain_whitelist: ['a.example'],
      is_flair_required: true,
      guidelines_text: 'Be kind.',
    });
    expect(read).toMatchObject({
      title: { minLength: 10, patterns: ['^\\[Q\\]'] },
      body: { policy: 'notAllowed', blacklisted: ['buy now'] },
      linkPolicy: 'whitelist',
      domainWhitelist: ['a.example'],
      flairRequired: true,
      guidelines: 'Be kind.',
    });
    const strange = { body_restriction_policy: 'sometimes', link_restriction_policy: 7 };
    expect(facts.readPostRequirements({ ...strange, link_restriction_policy: 'never' })).toMatchObject({
      body: { policy: 'none' },
      linkPolicy: 'none',
    });
    expect(facts.readPostRequirements(strange)).toBeUndefined();
  });

  test('an error or a list is unreadable as post requirements', () => {
    expect(facts.readPostRequirements({ error: 'nope' })).toBeUndefined();
    expect(facts.readPostRequirements([])).toBeUndefined();
  });
});

describe('a member', () => {
  const me = { name: 'ada', created_utc: 1_600_000_000, link_karma: 3, comment_karma: 4 };

  test('a member is read with or without an envelope, with the sum of both kinds of karma', () => {
    const expected = {
      name: 'ada',
      createdAt: 1_600_000_000_000,
      karma: 7,
      verifiedEmail: null,
      suspended: false,
    };
    expect(facts.readMember(me)).toEqual(expected);
    expect(facts.readMember({ kind: 't2', data: me })).toEqual(expected);
  });

  test('a member has the total karma if the platform sends it', () => {
    expect(facts.readMember({ ...me, total_karma: 100, has_verified_email: false })).toMatchObject({
      karma: 100,
      verifiedEmail: false,
    });
  });

  test('a member without a name is unreadable', () => {
    expect(facts.readMember({ created_utc: 1 })).toBeUndefined();
  });
});

describe('a grant', () => {
  const grant = { access_token: 'at', expires_in: 3600, refresh_token: 'rt', scope: 'identity read,submit' };

  test('the scopes of a grant may have any separator', () => {
    expect(facts.readGrant(grant)).toEqual({
      accessToken: 'at',
      refreshToken: 'rt',
      expiresInMs: 3_600_000,
      scopes: ['identity', 'read', 'submit'],
    });
  });

  test.each([undefined, null, ''])('a grant has no refresh token if the field is %j', (refresh_token) => {
    expect(facts.readGrant({ ...grant, refresh_token })).toMatchObject({ refreshToken: null });
  });

  test('a grant without an access token or a lifetime is unreadable', () => {
    expect(facts.readGrant({ ...grant, access_token: '' })).toBeUndefined();
    expect(facts.readGrant({ ...grant, expires_in: undefined })).toBeUndefined();
  });
});

describe('a new submission', () => {
  const made = (data: object) => facts.readSubmitted({ json: { errors: [], data } });

  test.each([
    [{ name: 't3_abc', id: 'abc', url: 'https://www.reddit.com/r/x/comments/abc/t/' }, 't3_abc'],
    [{ id: 'abc', url: 'https://www.reddit.com/r/x/comments/abc/t/' }, 't3_abc'],
    [{ id: 't3_abc', url: 'https://www.reddit.com/r/x/comments/abc/t/' }, 't3_abc'],
  ])('a new submission has a full id and a permalink: %j', (data, id) => {
    expect(made(data)).toEqual({ id, permalink: '/r/x/comments/abc/t/' });
  });

  test('a new submission with media has no id yet', () => {
    expect(made({ websocket_url: 'wss://x.example' })).toEqual({ id: null, permalink: null });
  });

  test('a new submission needs an id or a socket, and may have a broken link', () => {
    expect(made({ url: 'https://x.example' })).toBeUndefined();
    expect(made({ id: 'abc', url: 'not a link' })).toEqual({ id: 't3_abc', permalink: null });
  });
});

describe('a new comment', () => {
  const comment = {
    id: 'c',
    name: 't1_c',
    subreddit: 'webdev',
    link_id: 't3_a',
    parent_id: 't3_a',
    body: 'Hi',
    created_utc: 1,
  };
  const answer = (things?: unknown[]) => ({ json: { errors: [], data: things && { things } } });

  test('a new comment is the first thing in the answer, or null if it was left out', () => {
    expect(facts.readNewComment(answer([{ kind: 't1', data: comment }]))).toMatchObject({ id: 't1_c' });
    expect(facts.readNewComment(answer())).toBeNull();
    expect(facts.readNewComment({ hello: 1 })).toBeUndefined();
  });

  test('an edited comment is read from a form’s answer or from the bare object', () => {
    expect(facts.readEdited(answer([{ kind: 't1', data: comment }]))).toMatchObject({ body: 'Hi' });
    expect(facts.readEdited(comment)).toMatchObject({ body: 'Hi' });
    expect(facts.readEdited({})).toBeUndefined();
  });
});

test('missing fields of flairs get neutral values', () => {
  expect(facts.readFlairs([{ id: 'f', text: 'Question', mod_only: true }, { id: 'g' }])).toEqual([
    { id: 'f', text: 'Question', editable: false, moderatorsOnly: true },
    { id: 'g', text: '', editable: false, moderatorsOnly: false },
  ]);
  expect(facts.readFlairs({})).toBeUndefined();
});
