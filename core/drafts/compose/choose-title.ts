import { TITLE_MAX } from '../draft-request.ts';
import { isClaim } from '../enforce/find-claims.ts';
import { matchesPattern } from '../enforce/matches-pattern.ts';
import { cutText } from '../quote-data.ts';
import { shuffle } from './chance.ts';
import type { Scene } from './scene.ts';

/** Lengthens a title for communities that want long ones. */
const TAILS = [
  'what would you do?',
  'looking for opinions from people who know the subject',
  'what matters most?',
];

/** The first of the wordings that the community takes; where it prefers questions, a question. */
export function chooseTitle(wordings: readonly (string | null | false)[], scene: Scene): string {
  const { request, subject, random, fits } = scene;
  const { rules, habits } = request;
  const tag = Math.max(0, ...(rules?.titleTags ?? []).map((one) => one.length + 1));
  const most = Math.min(TITLE_MAX, rules?.titleMaxLength ?? TITLE_MAX) - tag;
  const least = rules?.titleMinLength ?? 0;
  const forbidden = (rules?.titleForbidden ?? []).filter(Boolean).map((word) => word.toLowerCase());
  const required = rules?.titleRequired ?? [];
  const patterns = rules?.titlePatterns ?? [];

  const given = shuffle(
    wordings.filter((one): one is string => Boolean(one)),
    random,
  ).filter((title) => title.length <= Math.max(most, 60) && fits(title));
  const prefersQuestions = habits?.questionTitles != null && random() < habits.questionTitles;
  const ordered = prefersQuestions
    ? [...given.filter(isQuestion), ...given.filter((one) => !isQuestion(one))]
    : given;
  const candidates = [...ordered, subject.title].map((title) => complete(title, required, least));
  const serves = (title: string) =>
    title.length >= least &&
    title.length <= most &&
    !forbidden.some((word) => title.toLowerCase().includes(word)) &&
    (patterns.length === 0 || patterns.some((pattern) => matchesPattern(title, pattern) !== false));
  return cutText(candidates.find(serves) ?? candidates[0] ?? subject.title, most);
}

const isQuestion = (title: string): boolean => title.endsWith('?');

const complete = (title: string, required: readonly string[], least: number): string => {
  const has = required.some((word) => title.toLowerCase().includes(word.toLowerCase()));
  const [first = ''] = required;
  const full =
    required.length === 0 || has || isClaim(first)
      ? title
      : `${first}${/^\W/.test(first) ? '' : ':'} ${title}`;
  const tail = TAILS.find((one) => full.length + one.length + 2 >= least) ?? TAILS[1] ?? '';
  return full.length >= least ? full : `${full.replace(/[.?!]$/, '')}: ${tail}`;
};
