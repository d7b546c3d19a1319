import { type Mark, markPhrases } from './mark.ts';

export const LINK_MARKS: readonly Mark[] = [
  markPhrases('LINK', [
    '(?:(?:link|outside|external) )?(?:hyper)?links?',
    'urls?',
    'linking',
    'link ?posts?',
    'link only(?: posts?)?',
    'linkless',
    'invites?',
  ]),
];
