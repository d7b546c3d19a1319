import { expect, test } from 'vitest';
import { describeRules, type RuleFinding } from './describe-rules.ts';
import { NO_REQUIREMENTS, type PostRequirements } from './post-requirements.ts';
import { readRules, type RuleReading } from './read-rules.ts';

const describe = (differs: Partial<RuleReading>, requirements: PostRequirements = NO_REQUIREMENTS) =>
  describeRules({ ...readRules([], requirements), ...differs });
const finding = (severity: RuleFinding['severity'], text: string, because: string | null = null) => ({
  severity,
  text,
  because,
});

test('nothing is found where nothing is asked', () => {
  expect(describe({})).toEqual([]);
});

test.each<[differs: Partial<RuleReading>, found: RuleFinding]>([
  [
    { aiTextBan: true, because: { aiTextBan: 'No machines.' } },
    finding('stop', 'Text written with AI is not taken.', 'No machines.'),
  ],
  [
    { promotionBan: true, because: { promotionBan: 'No ads.' } },
    finding('stop', 'Promotion is not taken.', 'No ads.'),
  ],
  [
    { linkBan: true, because: { linkBan: 'No links.' } },
    finding('stop', 'Links are not taken.', 'No links.'),
  ],
  [
    { promotionLimits: ['Saturdays only.'] },
    finding('care', 'Promotion has its conditions.', 'Saturdays only.'),
  ],
  [
    { titleTags: ['[AI]', '[Bot]'] },
    finding('care', 'Texts written with AI carry a tag in the title: [AI], [Bot].'),
  ],
])('written rules: %j', (differs, found) => {
  expect(describe(differs)).toEqual([found]);
});

const { title, body } = NO_REQUIREMENTS;
test.each<[asks: Partial<PostRequirements>, found: RuleFinding[]]>([
  [
    { linkPolicy: 'whitelist', domainWhitelist: ['a.example', 'b.example'] },
    [finding('care', 'Only links to a.example, b.example are taken.')],
  ],
  [{ linkPolicy: 'none', domainWhitelist: ['a.example'] }, []],
  [
    { linkPolicy: 'blacklist', domainBlacklist: ['a.example', 'b.example'] },
    [finding('note', 'Links to 2 sites are not taken.')],
  ],
  [{ linkPolicy: 'blacklist' }, []],
  [{ flairRequired: true }, [finding('care', 'Every post needs a flair.')]],
  [{ body: { ...body, policy: 'notAllowed' } }, [finding('care', 'Posts are links without text.')]],
  [{ body: { ...body, policy: 'required' } }, [finding('note', 'Posts need a text.')]],
  [{ body: { ...body, minLength: 0 } }, []],
  [{ body: { ...body, minLength: 200 } }, [finding('note', 'A text has at least 200 characters.')]],
  [{ title: { ...title, minLength: 1 } }, []],
  [{ title: { ...title, minLength: 20 } }, [finding('note', 'A title has at least 20 characters.')]],
  [{ title: { ...title, maxLength: 100 } }, [finding('note', 'A title has at most 100 characters.')]],
  [
    { title: { ...title, required: ['[Q]', '[Help]'] } },
    [finding('care', 'A title has one of: [Q], [Help].')],
  ],
  [{ title: { ...title, patterns: ['^\\['] } }, [finding('care', 'Titles have a certain form.')]],
])('requirements: %j', (asks, found) => {
  expect(describe({}, { ...NO_REQUIREMENTS, ...asks })).toEqual(found);
});

test('what stops a post comes before what only needs care', () => {
  const found = describe(
    { linkBan: true, promotionLimits: ['Saturdays only.'], aiTextBan: true },
    { ...NO_REQUIREMENTS, flairRequired: true },
  );
  expect(found.map(({ severity }) => severity)).toEqual(['stop', 'stop', 'care', 'care']);
});
