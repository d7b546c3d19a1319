import { type Mark, markPhrases } from './mark.ts';

export const LINK_MARKS: readonly Mark[] = [
  markPhrases('LINK', [
    '(?:hyper)?links? (?:out of|outside(?: of)?|leading (?:out of|away from|off)|off|away from) reddit',
    'hot ?link\\w*',
    'link only(?: posts?| submissions?|(?= ?[.,;!]| ?$))',
    '(?:(?:link|outside|external|outbound|outgoing|off ?site|3rd party|third party) )?(?:hyper)?links?',
    'urls?',
    'linking',
    'link ?posts?',
    'short ?links?',
    'linkless',
  ]),
];
