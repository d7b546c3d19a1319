import type { Finding } from '#contract/preflight.ts';
import { findLinks } from '#core/mentions/find-links.ts';
import { type Subject, warning } from './subject.ts';

const VOTE = String.raw`(?:up|down)-?vot(?:e|es|ing)`;
/** Requests for votes. Each pattern starts where a request starts, so a story about votes does not match. */
const ASKED = [
  String.raw`(?:^|[.!?:;,(\n]\s*|\b(?:please|pls|plz|kindly|and|just|you)\s+)` +
    String.raw`(?:up|down)-?vote\s+(?:this|that|it|me|my|us|our|the|if|for|here|and)\b`,
  String.raw`\b(?:please|pls|plz|kindly)\b[^.!?\n]{0,40}\b${VOTE}\b`,
  String.raw`\b(?:up|down)-?vote\b[^.!?\n]{0,20}\b(?:please|pls|plz)\b`,
  String.raw`\b(?:give|leave|drop|send|throw|smash|hit|press)\s+` +
    String.raw`(?:(?:me|us|it|this|that|a|an|the|some|your|post)\s+){1,4}(?:up|down)-?votes?\b`,
  String.raw`\b(?:up-?votes?|votes)\s+(?:(?:are|is|would be|will be)\s+)?` +
    String.raw`(?:(?:very|much|always|highly|really)\s+)*(?:appreciated|welcome|helpful)\b`,
  String.raw`\b(?:an|your|any|every) up-?votes? (?:would|will) (?:mean|help|make)\b`,
  String.raw`\b(?:go|come|run) (?:and )?up-?vote\b`,
  String.raw`\b(?:give|get|win|free|discount|coupon|credit|raffle|month|prize|reward)\w*\b[^.!?\n]{0,60}` +
    String.raw`\b(?:who(?:ever)?|that|if you|when you|for every(?:body|one) who) (?:\w+ )?up-?vot(?:e|es)\b`,
  String.raw`\b(?:need|want|get|asking for|looking for)\s+(?:\w+\s+)?your\s+(?:up-?)?votes?\b`,
  String.raw`\bup-?vot(?:e|es) for up-?vot(?:e|es)\b`,
  String.raw`\bup-?vote\s+(?:you|yours?)\b[^.!?\n]{0,20}\b(?:back|too|in return)\b`,
].map((pattern) => new RegExp(pattern, 'i'));
const NOT_ASKED = /\b(?:not|never|no need|without|instead of|stop|nobody|forbid\w*|against)\b|n['’]t\b/i;

const asksForVotes = (text: string): boolean =>
  text
    .split(/(?<=[.!?\n])\s+/)
    .some((sentence) => !NOT_ASKED.test(sentence) && ASKED.some((pattern) => pattern.test(sentence)));

const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at tiny.cc rb.gy lnkd.in t.ly'.split(
    ' ',
  ),
);
const isShort = (link: string): boolean => {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase();
  return host !== undefined && SHORTENERS.has(host);
};

/** Checks the platform's own rules, which apply in every community. */
export function checkSiteRules({ draft }: Subject): Finding[] {
  const text = [draft.title, draft.content].filter(Boolean).join('\n');
  const short = [...findLinks(text), draft.url ?? ''].find(isShort);
  return [
    ...(asksForVotes(text)
      ? [
          warning(
            'VOTES_ASKED',
            'Reddit forbids asking for votes, in every community.',
            'Take the request out: people are banned for it.',
          ),
        ]
      : []),
    ...(short === undefined
      ? []
      : [
          warning(
            'SHORT_LINK',
            'Reddit’s filters remove posts with shortened links.',
            'Link to the page itself.',
          ),
        ]),
  ];
}
