import type { Opportunity } from '#contract/scanner.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const SENTIMENT_EMOJI: Record<Opportunity['sentiment'], string> = {
  positive: '😊',
  negative: '😟',
  neutral: '😐',
};

const LEVELS: Record<Opportunity['intentLevel'], string> = { high: 'High', medium: 'Medium', low: 'Low' };
const INTENTS: Record<Opportunity['intent'], string> = {
  recommendation: 'asks for a recommendation',
  comparison: 'compares',
  complaint: 'complains',
  help: 'seeks help',
  none: 'just talks',
};

export const intentBadge = ({
  intentLevel,
  intent,
}: Opportunity): { text: string; tone: Tone; title: string } => ({
  text: `${LEVELS[intentLevel]} intent`,
  tone: intentLevel === 'high' ? 'ok' : 'plain',
  title: `The author ${INTENTS[intent]}.`,
});

/** Null if the score has no figures to rate competition by. */
export const competitionBadge = ({
  competitionLevel,
  upvotes,
  comments,
}: Opportunity): { text: string; tone: Tone } | null =>
  upvotes === null || comments === null
    ? null
    : {
        text: `${LEVELS[competitionLevel]} competition`,
        tone: competitionLevel === 'low' ? 'ok' : 'plain',
      };

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
