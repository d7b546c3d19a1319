import type { Subject } from '../subject.ts';
import { PAID_ADS, SOCIAL_POSTING } from './audience.ts';
import { BUILD_TIMES, TYPING } from './building.ts';
import { ACCESSIBILITY, PAGE_SPEED } from './care.ts';
import { API_DESIGN, LEGACY_CODE } from './code.ts';
import { COFOUNDERS, FUNDRAISING } from './company.ts';
import { CHURN, ONBOARDING, SUPPORT_DESK } from './customers.ts';
import { DATABASES, QUEUES } from './data.ts';
import { DATA_TABLES, CLIENT_STATE } from './interfaces.ts';
import { FRONTEND_TESTS, RENDERING } from './drawing.ts';
import { DATES, FORMS } from './in-the-browser.ts';
import { LOCAL_BUSINESS, ONLINE_SHOP } from './local-trade.ts';
import { DESIGN_SYSTEMS, LAYOUT } from './looks.ts';
import { PRODUCT_ANALYTICS, UPTIME } from './measuring.ts';
import { BOOKKEEPING, PRICING } from './money.ts';
import { FREELANCE_CLIENTS, SIDE_BUSINESS } from './own-time.ts';
import { ATTRIBUTION, SEARCH_TRAFFIC } from './reach.ts';
import { COLD_MAIL, FIRST_CUSTOMERS } from './selling.ts';
import { HOSTING, ON_CALL } from './servers.ts';
import { CONTENT, NEWSLETTERS } from './spreading.ts';
import { CODE_REVIEW, HIRING } from './working-together.ts';

export const SUBJECTS: readonly Subject[] = [
  ACCESSIBILITY,
  API_DESIGN,
  ATTRIBUTION,
  BOOKKEEPING,
  BUILD_TIMES,
  CHURN,
  CLIENT_STATE,
  CODE_REVIEW,
  COFOUNDERS,
  COLD_MAIL,
  CONTENT,
  DATABASES,
  DATA_TABLES,
  DATES,
  DESIGN_SYSTEMS,
  FIRST_CUSTOMERS,
  FORMS,
  FREELANCE_CLIENTS,
  FRONTEND_TESTS,
  FUNDRAISING,
  HIRING,
  HOSTING,
  LAYOUT,
  LEGACY_CODE,
  LOCAL_BUSINESS,
  NEWSLETTERS,
  ONBOARDING,
  ONLINE_SHOP,
  ON_CALL,
  PAGE_SPEED,
  PAID_ADS,
  PRICING,
  PRODUCT_ANALYTICS,
  QUEUES,
  RENDERING,
  SEARCH_TRAFFIC,
  SIDE_BUSINESS,
  SOCIAL_POSTING,
  SUPPORT_DESK,
  TYPING,
  UPTIME,
];

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
  const subject = byKey.get(key);
  if (subject === undefined) throw new Error(`no such subject: ${key}`);
  return subject;
};
