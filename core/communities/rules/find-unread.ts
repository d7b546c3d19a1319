import type { PostRequirements } from '../post-requirements.ts';
import { selectEnglish } from './select-english.ts';
import { SENTENCE_MAX } from './clause.ts';
import { listWords } from './describe-value.ts';
import type { WrittenRule } from './read-rule.ts';
import { RULE_MAX, splitSentences } from './split-sentences.ts';

const count = (most: number): string => most.toLocaleString('en-US');
const nameOf = ({ name, text }: WrittenRule): string => `“${(name || text).slice(0, 60)}”`;

/** Describes the parts of the rules that were not read, if other parts were read. */
export function findUnread(rules: readonly WrittenRule[], requirements: PostRequirements | null): string[] {
  const guidelines: WrittenRule = { name: '', text: requirements?.guidelines ?? '' };
  const readable = selectEnglish([...rules, guidelines]);
  const inOthers = rules.filter((rule) => !readable.includes(rule));
  const areSome = inOthers.length > 0 && inOthers.length < rules.length;
  return [
    areSome && describeForeign(inOthers),
    inOthers.length < rules.length &&
      !readable.includes(guidelines) &&
      'The advice to authors isn’t in English, so it wasn’t read.',
    ...readable.flatMap(describeCuts),
  ].filter((words) => words !== false);
}

const describeForeign = (rules: readonly WrittenRule[]): string =>
  rules.length === 1
    ? `The rule ${listWords(rules.map(nameOf), 'and')} isn’t in English, so it wasn’t read.`
    : `The rules ${listWords(rules.map(nameOf), 'and')} aren’t in English, so they weren’t read.`;

/** Describes text beyond the maximum lengths. */
function describeCuts(rule: WrittenRule): string[] {
  const words: string[] = [];
  if (Math.max(rule.name.length, rule.text.length) > RULE_MAX)
    words.push(`Only the first ${count(RULE_MAX)} characters of this rule were read: ${nameOf(rule)}.`);
  const sentences = [rule.name, rule.text].flatMap((part) => splitSentences(part));
  if (sentences.some(({ length }) => length > SENTENCE_MAX))
    words.push(
      `Only the first ${count(SENTENCE_MAX)} characters of a sentence were read in this rule: ${nameOf(rule)}.`,
    );
  return words;
}
