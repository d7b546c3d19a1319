import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import type { IntentJudgment } from '../intent/judge-intent.ts';
import type { ThreadType } from '../judge-thread-type.ts';
import type { ScorePart, Standing, ThreadToScore } from '../score-thread.ts';
import { rateCompetition } from './rate-competition.ts';

/** A part before the scale is filled: its weight, and how much of it is reached, 0 to 1. */
type Rating = { name: string; weight: number; share: number; because: string };

const WEIGHTS = { relevance: 25, intent: 35, freshness: 15, competition: 10, reach: 10, rules: 5 };
const HALF_FRESH_HOURS = 6;
const REACH_VOTES = 50;
const LONGEST_QUOTE = 90;

const WANTS = {
  recommendation: 'Asks for a recommendation',
  comparison: 'Compares',
  complaint: 'Complains',
  help: 'Asks for help',
  none: 'Asks for nothing that a reply could give',
} as const;
const RULES: Record<PromotionRule, { share: number; because: string }> = {
  allowed: { share: 1, because: 'Promotion is allowed here.' },
  unknown: { share: 0.6, because: 'No rule about promotion is known.' },
  limited: { share: 0.5, because: 'Promotion is limited here.' },
  permission: { share: 0.4, because: 'Promotion needs the moderators’ permission.' },
  banned: { share: 0, because: 'Promotion is banned here, so a reply may not carry any.' },
};

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

function rateIntent({ intent, strength, quote }: IntentJudgment, type: ThreadType): Rating {
  const share = type === 'hiring' || type === 'showcase' || type === 'news' ? strength / 3 : strength;
  const shown = quote && quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)}…` : quote;
  const because = intent === 'none' || !shown ? `${WANTS[intent]}.` : `${WANTS[intent]}: “${shown}”`;
  return { name: 'intent', weight: WEIGHTS.intent, share, because };
}

function rateRelevance({ title, keywords, keywordsAsked }: ThreadToScore): Rating[] {
  if (keywordsAsked === 0) return [];
  const inTitle = keywords.some((keyword) => title.toLowerCase().includes(keyword.toLowerCase()));
  const share =
    keywords.length === 0 ? 0 : Math.min(1, 0.55 + 0.15 * (keywords.length - 1) + (inTitle ? 0.3 : 0));
  const names = keywords
    .slice(0, 3)
    .map((keyword) => `“${keyword}”`)
    .join(', ');
  const because = keywords.length
    ? `Mentions ${names}${inTitle ? ', in the title' : ''}.`
    : 'Mentions none of the keywords.';
  return [{ name: 'relevance', weight: WEIGHTS.relevance, share, because }];
}

function rateStanding(standing: Standing | null): Rating[] {
  if (!standing) return [];
  const { ageHours, upvotes, velocity, usualVelocity } = standing;
  const young = 2 ** (-ageHours / HALF_FRESH_HOURS);
  const lead = velocity / Math.max(usualVelocity, 0.1);
  const { room, promotional } = rateCompetition(standing);
  const age = ageHours < 1 ? 'less than an hour' : count(Math.round(ageHours), 'hour');
  const promoting = promotional ? `, ${count(promotional, 'of them promoting', 'of them promoting')}` : '';
  return [
    {
      name: 'freshness',
      weight: WEIGHTS.freshness,
      share: Math.min(1, young * 0.7 + Math.min(lead, 3) / 10),
      because: `Is ${age} old.`,
    },
    {
      name: 'competition',
      weight: WEIGHTS.competition,
      share: room,
      because: `Has ${count(standing.comments, 'comment')}${promoting}.`,
    },
    {
      name: 'reach',
      weight: WEIGHTS.reach,
      share: young * Math.min(1, Math.log1p(Math.max(0, upvotes)) / Math.log1p(REACH_VOTES)),
      because: `Has ${count(upvotes, 'upvote')}.`,
    },
  ];
}

function rateRules(promotion: PromotionRule | undefined): Rating[] {
  return promotion ? [{ name: 'rules', weight: WEIGHTS.rules, ...RULES[promotion] }] : [];
}

/** Whole points that add up to what the exact ones add up to: the largest remainders are rounded up. */
function fillScale(ratings: readonly Rating[]): ScorePart[] {
  const whole = ratings.reduce((sum, { weight }) => sum + weight, 0);
  let ofBefore = 0;
  return ratings.map(({ name, weight, share, because }) => {
    const from = Math.round((100 * ofBefore) / whole);
    ofBefore += weight;
    const of = Math.round((100 * ofBefore) / whole) - from;
    return { name, points: Math.round(of * Math.max(0, Math.min(1, share))), of, because };
  });
}

export const rateParts = (thread: ThreadToScore, asked: IntentJudgment, type: ThreadType): ScorePart[] =>
  fillScale([
    ...rateRelevance(thread),
    rateIntent(asked, type),
    ...rateStanding(thread.standing),
    ...rateRules(thread.promotion),
  ]);
