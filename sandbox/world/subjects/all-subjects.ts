import type { Subject } from '../subject.ts';
import { CHURN, ONBOARDING, SUPPORT_DESK } from './customers.ts';

export const SUBJECTS: readonly Subject[] = [SUPPORT_DESK, ONBOARDING, CHURN];

/** Stands for "something our word material does not cover". */
export const NO_SUBJECT: Subject = {
  key: '',
  words: [],
  tool: 'tool',
  products: [],
  tasks: [],
  pains: [],
  tried: [],
  wins: [],
  opinions: [],
  made: [],
  asks: [],
  advice: [],
};

const byKey = new Map(SUBJECTS.map((subject) => [subject.key, subject]));

export const findSubject = (key: string): Subject => {
  return byKey.get(key) ?? CHURN;
};
