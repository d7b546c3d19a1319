import { TITLE_MAX } from '#contract/posts.ts';
import { isClaim } from '../enforce/find-claims.ts';
import { NO_REQUIREMENTS } from '#core/communities/post-requirements.ts';
import { missesPatterns } from '#core/communities/matches-pattern.ts';
import { settleTitle } from '../enforce/settle-title.ts';
import { cutText } from '#core/text/cut-text.ts';
import { shuffle } from './chance.ts';
import type { Scene } from './scene.ts';

/** Nobody reads more of a title. */
const LONGEST = 120;

/** Picks a wording that the community accepts, a question where questions are usual. */
export function chooseTitle(wordings: readonly (string | null | false)[], scene: Scene): string {
  const { request, subject, random, fitsOwn, frame } = scene;
  const { rules, habits } = request;
  const tag = Math.max(0, ...(rules?.titleTags ?? []).map((one) => one.length + 1));
  const { maxLength, minLength, blacklisted, required, patterns } = (rules?.requirements ?? NO_REQUIREMENTS)
    .title;
  const least = minLength ?? 0;
  const most = Math.min(maxLength ?? TITLE_MAX, Math.max(LONGEST, least)) - tag;
  const forbidden = blacklisted.filter(Boolean).map((word) => word.toLowerCase());

  const stands = (title: string) => settleTitle(title, frame)?.replaced === false;
  const given = shuffle(
    wordings.filter((one): one is string => Boolean(one)),
    random,
  ).filter((title) => fitsOwn(title) && stands(title));
  const prefersQuestions = habits?.questionTitles != null && random() < habits.questionTitles;
  const ordered = prefersQuestions
    ? [...given.filter(isQuestion), ...given.filter((one) => !isQuestion(one))]
    : given;
  const plain = `A question for r/${request.community}`;
  const candidates = [...ordered, subject.title, 'Looking for a second opinion', plain].map((title) =>
    complete(title, required),
  );
  const serves = (title: string) =>
    title.length >= least &&
    title.length <= most &&
    stands(title) &&
    !forbidden.some((word) => title.toLowerCase().includes(word)) &&
    !missesPatterns(title, patterns);
  return cutText(candidates.find(serves) ?? candidates.find(stands) ?? plain, most);
}

const isQuestion = (title: string): boolean => title.endsWith('?');

const complete = (title: string, required: readonly string[]): string => {
  const has = required.some((word) => title.toLowerCase().includes(word.toLowerCase()));
  const [first = ''] = required;
  return required.length === 0 || has || isClaim(first)
    ? title
    : `${first}${/^\W/.test(first) ? '' : ':'} ${title}`;
};
