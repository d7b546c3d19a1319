import { signsOfTopic } from '#core/topics/signs/signs-of-topic.ts';
import { isEnglish } from '#core/topics/is-english.ts';
import { TOPIC_KINDS } from '#core/topics/topic.ts';
import { foldTopic } from '#core/topics/typed-text.ts';
import type { Row } from './measure-reading.ts';

const ROUNDS = 60;
const STEP = 0.3;
/** Keeps the weight of a rare sign small. */
const RESTRAINT = 0.001;
/** What a round takes off each weight, so that a sign that others can do without comes to nothing. */
const TOLL = 0.15;
/** Shares of a topic's signs that are left out at random, so that no kind hangs on a few words. */
const LEFT_OUT = { words: 0.5, others: 0.4 } as const;
const LEAST_TOPICS = 2;
const LEAST_TENTHS = 2;
const IS_WORD = /^[\p{L}'.-]+$/u;

type Example = { kind: number; signs: number[] };
type Fit = { weights: Float64Array; paces: Float64Array; tolls: readonly number[] };

/** The same numbers each time, so that the same topics give the same weights. */
function* drawEvenly(): Generator<number, never> {
  let seed = 1;
  for (;;) {
    seed = (seed * 16_807) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

function shuffle(items: Example[], draws: Generator<number, never>): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draws.next().value * (at + 1));
    [items[at], items[other]] = [items[other] as Example, items[at] as Example];
  }
}

/** One step of logistic regression, each weight with a pace and a toll of its own. */
function learn({ kind, signs }: Example, { weights, paces, tolls }: Fit): void {
  const kinds = TOPIC_KINDS.length;
  const sums = TOPIC_KINDS.map((_, each) =>
    signs.reduce((sum, sign) => sum + (weights[sign * kinds + each] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  for (const sign of signs)
    for (let each = 0; each < kinds; each += 1) {
      const at = sign * kinds + each;
      const weight = weights[at] ?? 0;
      const slope = (powers[each] ?? 0) / all - (each === kind ? 1 : 0) + RESTRAINT * weight;
      const pace = (paces[at] ?? 1) + slope * slope;
      paces[at] = pace;
      const step = STEP / Math.sqrt(pace);
      const moved = weight - step * slope;
      weights[at] = Math.sign(moved) * Math.max(Math.abs(moved) - step * (tolls[sign] ?? 0), 0);
    }
}

/** Fits how much each sign of a topic says for each kind, as `kind-weights.ts` writes it. */
export function fitKinds(rows: readonly Row[]): string[] {
  const read = rows
    .map(({ topic, kind }) => ({ kind: TOPIC_KINDS.indexOf(kind), typed: foldTopic(topic) }))
    .filter(({ typed }) => isEnglish(typed.text))
    .map(({ kind, typed }) => ({ kind, signs: signsOfTopic(typed) }));
  const counts = new Map<string, number>();
  for (const sign of read.flatMap(({ signs }) => signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_TOPICS).map(([sign]) => sign);
  const places = new Map(known.map((sign, at) => [sign, at]));
  const examples = read.map(({ kind, signs }) => ({
    kind,
    signs: signs.flatMap((sign) => places.get(sign) ?? []),
  }));
  const kinds = TOPIC_KINDS.length;
  const weights = new Float64Array(known.length * kinds);
  const paces = new Float64Array(known.length * kinds).fill(1);
  const tolls = known.map((sign) => TOLL / (counts.get(sign) ?? 1));
  const leftOut = known.map((sign) => (IS_WORD.test(sign) ? LEFT_OUT.words : LEFT_OUT.others));
  const draws = drawEvenly();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(examples, draws);
    for (const { kind, signs } of examples) {
      const kept = signs.filter((sign) => draws.next().value >= (leftOut[sign] ?? 0));
      learn({ kind, signs: kept }, { weights, paces, tolls });
    }
  }
  return known.flatMap((sign, at) => {
    const said = TOPIC_KINDS.map((_, each) => Math.round((weights[at * kinds + each] ?? 0) * 10)).flatMap(
      (tenths, each) =>
        Math.abs(tenths) < LEAST_TENTHS ? [] : [`${String.fromCharCode(97 + each)}${tenths}`],
    );
    return said.length > 0 ? [`${sign} ${said.join('')}`] : [];
  });
}
