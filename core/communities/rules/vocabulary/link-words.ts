import { type Mark, markPhrases } from './mark.ts';

export const LINK_MARKS: readonly Mark[] = [
  markPhrases('LINK', [
    'link only(?: posts?| submissions?|(?= ?[.,;!]| ?$))',
    '(?:(?:link|outside|external|outbound|outgoing|off ?site|3rd party|third party) )?(?:hyper)?links?',
    'urls?',
    'linking',
    'link ?posts?',
  ]),
];
