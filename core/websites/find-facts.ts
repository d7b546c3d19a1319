import { anyOf } from '#core/text/any-of.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { ensureFullStop } from '#core/text/ensure-full-stop.ts';
import type { PageText } from './read-html.ts';

export type FoundFacts = { product: string | null; facts: string[] };

const MOST = 6;
const [SHORTEST, LONGEST] = [15, 200];
const TITLE_PARTS = /\s[|–—·-]\s|:\s/;
const NAME_WORDS = 4;

/** Words that praise, ask or urge; their sentences can't be true or false. */
const NO_FACT = anyOf(
  'i',
  /\b(best|better|leading|ultimate|seamless\w*|effortless\w*|powerful|amazing|awesome|beautiful\w*)\b/,
  /\b(world.class|revolution\w*|trusted|loved|unlock|supercharge|boost|simply|easily)\b/,
  /\b(cookies?|sign up|log in|learn more|get started|try it|read more|click|subscribe|newsletter)\b/,
  /\b(rights reserved|privacy)\b|[?!©“"]/,
);
const ADDRESSED = /^(you|your|imagine|stop|start|say|meet|discover|join|let|see|never|make|save|get)\b/i;
const TELLING = anyOf(
  'i',
  /\d|\b(free|open.source|self.hosted|offline|on your own|runs? on|works? (with|on|in)|supports?)\b/,
  /\b(requires?|needs?|does not|doesn['’]t|do not|don['’]t|cannot|can['’]t|without|has no|there is no)\b/,
  /\b(built|made|written|developed|founded|based in|since|team|alone|licen[cs]ed?|export(s|ed)?)\b/,
  /\b(import(s|ed)?|encrypted|hosted in|cancel|refund)\b/,
);

/** The product's name, which the title and the text share, and the sentences that state something about it. */
export function findFacts(page: PageText): FoundFacts {
  const text = `${page.description}\n${page.text}`;
  const product = findProduct(page.title, text);
  const items = new Set(page.listItems);
  const sentences = text
    .split('\n')
    .flatMap((line) => (items.has(line) ? [ensureFullStop(line)] : splitSentences(line)))
    .map((each) => each.trim());
  const facts = new Set(sentences.filter((sentence) => isFact(sentence, product)));
  return { product, facts: [...facts].slice(0, MOST) };
}

function findProduct(title: string, text: string): string | null {
  const names = title
    .split(TITLE_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(/\s+/).length <= NAME_WORDS && part.length <= 80);
  const counted = names.map((name) => ({ name, times: text.split(name).length - 1 }));
  const [most] = counted.toSorted((one, other) => other.times - one.times);
  return most && most.times > 0 ? most.name : null;
}

function isFact(sentence: string, product: string | null): boolean {
  if (sentence.length < SHORTEST || sentence.length > LONGEST || !sentence.endsWith('.')) return false;
  if (NO_FACT.test(sentence) || ADDRESSED.test(sentence)) return false;
  return TELLING.test(sentence) || (product !== null && sentence.startsWith(`${product} is `));
}
