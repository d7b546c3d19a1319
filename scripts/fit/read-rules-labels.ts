import { join } from 'node:path';
import * as z from 'zod/mini';
import { listPromotionSentences } from '../../core/communities/rules/read-promotion-rule.ts';
import { readRule } from '../../core/communities/rules/read-rule.ts';
import { settlePromotion } from '../../core/communities/rules/settle-findings.ts';
import { splitSentences } from '../../core/communities/rules/split-sentences.ts';
import type { LabeledCommunity, LabeledSentence } from '../../reading/rules/fit.ts';
import { VERDICTS } from '../../reading/rules/settle.ts';
import type { SUBJECT_CLASSES } from '../../reading/rules/settle.ts';
import type { SubjectCommunity } from '../../reading/rules/fit-subjects.ts';
import { readLines } from './read-labels.ts';

/** One row per reading of a community. A sentence is "rule.sentence"; sentence 0 is the rule's name. */
const label = z.object({
  community: z.string(),
  reader: z.string(),
  /** True if the reading is held out from fitting. */
  judge: z.optional(z.boolean()),
  record: z.object({ promotion: z._default(z.enum(VERDICTS), 'unknown') }),
  sentences: z.record(z.string(), z.string()),
});
const invented = z.object({ name: z.string(), text: z.array(z.string()), codes: z.array(z.string()) });
const community = z.object({
  subreddit: z.string(),
  language: z.string(),
  rules: z.array(z.object({ name: z.string(), text: z.string() })),
});

export type ReadCommunity = LabeledCommunity &
  SubjectCommunity & {
    id: string;
    reader: string;
    judge: boolean;
    rules: { name: string; text: string }[];
  };

/** The strictest code of a sentence decides, but permission and limits are exceptions to a ban. */
const CODES = [
  ['Pp', 'permission'],
  ['Pl', 'limited'],
  ['Pb', 'banned'],
  ['Pa', 'allowed'],
] as const;
const labelOf = (codes = ''): LabeledSentence['label'] =>
  CODES.find(([code]) => codes.split(' ').includes(code))?.[1] ?? 'none';

const SUBJECTS = [
  [/^S/, 'surveys'],
  [/^M/, 'messages'],
  [/^H/, 'hiring'],
  [/^V/, 'votes'],
  [/^F/, 'vendors'],
  [/^1/, 'giveFirst'],
] as const;
const subjectOf = (codes = ''): (typeof SUBJECT_CLASSES)[number] =>
  SUBJECTS.find(([code]) => codes.split(' ').some((each) => code.test(each)))?.[1] ?? 'none';

/** English communities only. Takes the rules from `reddit/rules.jsonl` under `texts`. */
export function readRulesLabels(labels: string, texts: string): ReadCommunity[] {
  const found = new Map(
    readLines(join(texts, 'reddit/rules.jsonl'), community).map((each) => [each.subreddit, each]),
  );
  return readLines(labels, label).flatMap(({ community: name, reader, judge = false, record, sentences }) => {
    const { rules, language } = found.get(name) ?? { rules: [], language: '' };
    if (!language.startsWith('en')) return [];
    const findings = rules.flatMap(readRule);
    const codes = rules.flatMap(({ text }, rule) =>
      Array.from({ length: 1 + splitSentences(text).length }, (_each, at) => sentences[`${rule + 1}.${at}`]),
    );
    const read = listPromotionSentences(rules, findings);
    return {
      id: name,
      name,
      reader,
      judge,
      rules,
      sentences: read.map((sentence, i) => ({ sentence, label: labelOf(codes[i]) })),
      subjects: listPromotionSentences(rules, []).map((sentence, i) => ({
        sentence,
        subject: subjectOf(codes[i]),
      })),
      verdict: record.promotion,
      pattern: settlePromotion(findings)?.value ?? 'unknown',
    };
  });
}

export const readInvented = (path: string): LabeledSentence[] =>
  readLines(path, invented).flatMap(({ name, text, codes }) => {
    const rule = { name, text: text.join('\n') };
    const sentences = listPromotionSentences([rule], readRule(rule));
    return sentences.length === codes.length
      ? sentences.map((sentence, i) => ({ sentence, label: labelOf(codes[i]) }))
      : [];
  });
