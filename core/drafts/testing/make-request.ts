import type { CommunityRules, DraftRequest } from '../draft-request.ts';

/** Rules that forbid nothing. */
export const NO_RULES: CommunityRules = {
  linkBan: false,
  promotionBan: false,
  aiTextBan: false,
  because: {},
  promotionLimits: [],
  titleMinLength: null,
  titleMaxLength: null,
  titlePatterns: [],
  titleTags: [],
  titleForbidden: [],
  titleRequired: [],
  bodyMinLength: null,
  bodyMaxLength: null,
  bodyPatterns: [],
  bodyForbidden: [],
  bodyRequired: [],
  bodyPolicy: 'none',
  blockedDomains: [],
  allowedDomains: [],
  flairRequired: false,
  sourceText: [],
};

/** A request of somebody with a product called Billwren; tests say what differs. */
export const makeRequest = (differs: Partial<DraftRequest> = {}): DraftRequest => ({
  task: 'post',
  topic: 'How do you get clients to pay on time?',
  community: 'saas',
  ctaStyle: 'subtle',
  angle: 'question',
  website: {
    url: 'https://billwren.example/',
    title: 'Billwren – invoices that chase themselves',
    description: 'Billwren reminds late payers politely, so that freelancers need not.',
    headings: [
      'Reminders before the due date',
      'One page for all open invoices',
      'Export for your accountant',
    ],
    text: 'Write an invoice, send it, and let the reminders go out by themselves.',
  },
  thread: null,
  facts: { product: null, about: [] },
  habits: null,
  rules: null,
  seed: 'seed',
  ...differs,
});
