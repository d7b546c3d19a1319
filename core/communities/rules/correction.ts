import * as z from 'zod/mini';
import type { RulesReading } from './read-rules.ts';
import { AI_TEXT_RULES, type Correction, LINK_RULES, PROMOTION_RULES } from './rules-record.ts';
import { WEEKDAYS } from './weekdays.ts';

const QUOTA_MAX_DAYS = 366;

const corrected = z.discriminatedUnion('field', [
  z.object({ field: z.literal('promotion'), value: z.enum(PROMOTION_RULES) }),
  z.object({ field: z.literal('links'), value: z.enum(LINK_RULES) }),
  z.object({ field: z.literal('aiText'), value: z.enum(AI_TEXT_RULES) }),
  z.object({ field: z.literal('disclosure'), value: z.boolean() }),
  z.object({ field: z.literal('days'), value: z.array(z.enum(WEEKDAYS)).check(z.maxLength(7)) }),
  z.object({
    field: z.literal('quotaDays'),
    value: z.nullable(z.int().check(z.minimum(1), z.maximum(QUOTA_MAX_DAYS))),
  }),
]);

/** Builds a correction; null if the value is invalid for the field. */
export function readCorrection(
  from: { field: string; value: unknown },
  said: { reason: string; at: number },
): Correction | null {
  const { data } = corrected.safeParse({ field: from.field, value: from.value });
  if (data?.field === 'days') return { ...data, value: [...new Set(data.value)], ...said };
  return data ? { ...data, ...said } : null;
}

/** Replaces our findings with the corrected values. Quotes of the community's sentences stay. */
export function applyCorrections(reading: RulesReading, corrections: readonly Correction[]): RulesReading {
  const right: RulesReading = { ...reading, corrections: [...corrections] };
  for (const { field, value } of corrections) Object.assign(right, { [field]: value });
  return right.aiText === 'tag' ? right : { ...right, titleTags: [] };
}
