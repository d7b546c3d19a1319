import type { DraftRequest } from '#core/drafts/draft-request.ts';

/** A small draft for testing a model. */
export const SAMPLE_REQUEST: DraftRequest = {
  task: 'post',
  topic: 'How do you remind customers of an unpaid invoice?',
  community: 'smallbusiness',
  ctaStyle: 'none',
  shape: 'question',
  website: null,
  thread: null,
  facts: { product: null, about: [] },
  answers: [],
  leads: true,
  closing: true,
  isOwn: null,
  habits: null,
  rules: null,
  seed: '',
};
