import { isEnglish } from '#core/topics/is-english.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { stemsOf, overlap } from '#core/text/stem-words.ts';

export type Given = { topic: string; answers: readonly string[] };
type Draft = { title: string | null; content: string };

/** What went wrong in earlier drafts, each by the words that it left. */
const BROKEN_GRAMMAR: readonly (readonly [string, RegExp])[] = [
  ['a doubled sign', /[.,;:?!]{2}(?<!\.\.\.|!!|\?!)|[^\n] {2}/],
  ['a doubled word', /\b(the|a|an|of|to|your|my|about|with|for) \1\b/i],
  ['an article before the wrong letter', /\ba [aeio]\w{2}/],
  ['an article before a plural', /\ban? (?:\w+ )?\w+[^su']s\b (?:for|about|did|do|are)\b/],
  [
    'a question inside a question',
    /\b(?:about|with|of|for) (?:how|why|what|when|where) (?:do|does|did|is|are|should|can|would)\b/i,
  ],
  ['two articles', /\b(?:the|a|an|my|your|our) (?:the|a|an|my|your|our)\b/i],
  ['a phrase that breaks off', /\b(?:of|with|for|to|the|a|an|and)(?:\?|, and what came of it|, and why)/i],
  [
    'a sentence inside another',
    /\b(?:deal with|easy to forget about|start with|try with) [^?]*\b(?:I|we|you|they) (?:am|are|is|was|were|have|had|went)\b/,
  ],
  ['a colon tail', /: (?:how do you see it|what would you do|am I wrong|thoughts)\?/i],
];

/** Too short for a stem, and yet what it is about. */
const ACRONYM = /\b[A-Z]{2,3}\b/g;
const ADDRESS_AT_THE_END = /\S\.[a-z]{2,}(?:\/\S*)?$/;
/** Marks of the words before an answer, which are ours. */
const LEAD = /^[^:]{4,40}: /;
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,:/]\d+)*/g) ?? [];
/** A draft says "agencies" of an agency. */
const pluralsOf = (text: string): string =>
  splitWords(text)
    .map((word) => (/[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`))
    .join(' ');
const plain = (text: string): string => splitWords(text).join(' ');

/** Everything that is wrong with a draft of these words, as sentences. */
export function judgeDraft(
  { title, content }: Draft,
  { topic, answers }: Given,
  names: readonly string[],
): string[] {
  const faults: string[] = [];
  const hold = (ok: boolean, fault: string) => {
    if (!ok) faults.push(fault);
  };
  const material = [topic, ...answers].join('\n');
  const whole = `${title ?? ''}\n${content}`;
  const known = new Set(numbersOf(material));
  for (const number of numbersOf(whole)) hold(known.has(number), `the number ${number} is nobody's`);
  for (const answer of answers)
    for (const number of numbersOf(answer))
      hold(
        numbersOf(content).includes(number) || numbersOf(title ?? '').includes(number),
        `${number} is lost`,
      );
  // A name in a topic of capitals alone has no spelling of its own.
  for (const name of names.filter((one) => one !== one.toUpperCase() || one.length < 5))
    hold(
      !whole.toLowerCase().includes(name.toLowerCase()) || whole.includes(name) || startsLine(whole, name),
      `${name} is spelled otherwise`,
    );
  if (title !== null) {
    const [said, asked] = [plain(title), plain(topic)];
    hold(!(asked !== '' && said.startsWith(`${asked} `)), 'the title is the topic with a tail');
    hold(title.length <= 120 || topic.length < title.length, 'the title is long');
    hold(/^[^\p{Ll}]|^\p{Ll}+\p{Lu}|^\p{Ll}*[\d.]/u.test(title), 'the title begins small');
  }
  // In a language that is not known there is no question to ask instead.
  const isRepeated = title !== null && plain(content.split('\n')[0] ?? '') === plain(title);
  hold(!isRepeated || !isEnglish(topic), 'the text says its title again');
  const stems = stemsOf(`${material}\n${pluralsOf(material)}`);
  const sentences = content.split('\n').flatMap((line) => splitSentences(line.replace(/^(?:- |\d+\. )/, '')));
  // The last one closes the text, and is ours.
  const told = sentences.slice(0, -1);
  const joints = told.filter(
    (sentence) =>
      overlap(sentence.replace(LEAD, ''), stems) === 0 &&
      !(topic.match(ACRONYM) ?? []).some((one) => sentence.includes(one)) &&
      !isOwn(sentence, material) &&
      !` ${plain(sentence)} `.includes(` ${plain(topic)} `),
  );
  const saysNothing = splitWords(topic.replace(/\S+\.\S+/g, '')).length < 3;
  // A remark on a page is the title, and the page is not read here.
  const isRemark = ADDRESS_AT_THE_END.test(topic);
  hold(saysNothing || isRemark || joints.length * 3 <= told.length, `too many joints: ${joints.join(' | ')}`);
  for (const [what, pattern] of BROKEN_GRAMMAR) {
    const found = pattern.exec(whole);
    hold(!found || pattern.test(material), `${what}: ${found?.[0]}`);
  }
  return faults;
}

const startsLine = (whole: string, name: string): boolean =>
  whole.split(/\n|[.?!] |: /).some((line) => line.trim().toLowerCase().startsWith(name.toLowerCase()));

/** Whether a sentence is the author's, word for word. */
const isOwn = (sentence: string, material: string): boolean =>
  plain(material).includes(plain(sentence.replace(LEAD, '')));
