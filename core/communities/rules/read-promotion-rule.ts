import type { OtherSubject } from '#contract/reading/rule-subjects.ts';
import { readPromotion, readSubjects } from '#reading/rules/read.ts';
import type { MarkedSentence, RuleSentence } from '#reading/rules/rule-sentence.ts';
import { splitClauses } from './clause.ts';
import type { Finding } from './judge/judge-subject.ts';
import type { WrittenRule } from './read-rule.ts';
import type { PromotionRule } from './rules-record.ts';
import { type SettledValue, settlePromotion } from './settle-findings.ts';
import { splitSentences } from './split-sentences.ts';

const NOTHING: MarkedSentence = { text: '', marked: '' };

const mark = (text: string): MarkedSentence => ({
  text,
  marked: splitClauses(text)
    .map(({ marked }) => marked)
    .join(' ; '),
});

/** Rule names and sentences, with their neighbors and the promotion findings of our patterns. */
export function listPromotionSentences(
  rules: readonly WrittenRule[],
  findings: readonly Finding[],
): RuleSentence[] {
  const found = findings.filter((finding) => finding.about === 'promotion');
  return rules.flatMap(({ name, text }) => {
    const all = [name, ...splitSentences(text)].map(mark);
    return all.map((sentence, at) => ({
      name: all[0] ?? NOTHING,
      sentence,
      before: (at > 1 && all[at - 1]) || NOTHING,
      after: all[at + 1] ?? NOTHING,
      isName: at === 0,
      hints: found.filter(({ quote }) => sentence.text.includes(quote)).map(({ value }) => value),
    }));
  });
}

/** One sentence for each other subject that the rules mention. */
export function findOtherSubjects(rules: readonly WrittenRule[]): { subject: OtherSubject; quote: string }[] {
  const sentences = listPromotionSentences(rules, []);
  return readSubjects(sentences).flatMap(({ subject, sentence }) => {
    const quote = sentences[sentence]?.sentence.text;
    return quote ? [{ subject, quote }] : [];
  });
}

/** The verdict on promotion and its source sentence; null if no rule mentions promotion. */
export function readPromotionRule(
  rules: readonly WrittenRule[],
  findings: readonly Finding[],
): SettledValue<PromotionRule> | null {
  const sentences = listPromotionSentences(rules, findings).filter(({ sentence }) => sentence.text.trim());
  const pattern = settlePromotion(findings);
  const { verdict, sentence } = readPromotion(sentences, pattern?.value ?? 'unknown');
  if (verdict === 'unknown') return null;
  if (pattern?.value === verdict) return pattern;
  const quote = sentence === null ? pattern?.quote : sentences[sentence]?.sentence.text;
  return quote === undefined ? null : { value: verdict, quote };
}
