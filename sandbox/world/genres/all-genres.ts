import type { Mood } from '../community.ts';
import type { Genre, GenreKey } from '../genre.ts';
import { HOWTO, RECOMMEND, STALE } from './asking.ts';
import { COMPARE, COMPLAINT, OPINION } from './comparing.ts';
import { ARTICLE, FEEDBACK, LAUNCH } from './showing.ts';
import { LESSON, MILESTONE, RANT } from './telling.ts';
import { FOR_HIRE, HIRING, MONTHLY } from './working.ts';

export const GENRES: Readonly<Record<GenreKey, Genre>> = {
  recommend: RECOMMEND,
  howto: HOWTO,
  stale: STALE,
  complaint: COMPLAINT,
  compare: COMPARE,
  opinion: OPINION,
  lesson: LESSON,
  milestone: MILESTONE,
  rant: RANT,
  launch: LAUNCH,
  feedback: FEEDBACK,
  article: ARTICLE,
  hiring: HIRING,
  forhire: FOR_HIRE,
  monthly: MONTHLY,
};

type Weights = readonly (readonly [GenreKey, number])[];

export const MOODS: Readonly<Record<Mood, Weights>> = {
  business: [
    ['recommend', 22],
    ['howto', 24],
    ['complaint', 9],
    ['compare', 6],
    ['opinion', 10],
    ['lesson', 10],
    ['milestone', 7],
    ['rant', 5],
    ['feedback', 4],
    ['stale', 3],
  ],
  engineering: [
    ['howto', 27],
    ['recommend', 15],
    ['opinion', 14],
    ['lesson', 10],
    ['compare', 9],
    ['article', 8],
    ['complaint', 6],
    ['rant', 5],
    ['launch', 4],
    ['stale', 2],
  ],
  articles: [['article', 1]],
  hiring: [
    ['hiring', 55],
    ['forhire', 30],
    ['howto', 10],
    ['rant', 5],
  ],
  showing: [
    ['launch', 34],
    ['feedback', 30],
    ['recommend', 10],
    ['howto', 12],
    ['milestone', 8],
    ['complaint', 6],
  ],
  helping: [
    ['howto', 40],
    ['recommend', 28],
    ['compare', 10],
    ['stale', 6],
    ['opinion', 8],
    ['complaint', 8],
  ],
};
