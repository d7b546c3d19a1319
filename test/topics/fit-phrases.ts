import { findPhrases } from '#core/topics/signs/find-phrases.ts';
import { TOPIC_KINDS, type TopicKind } from '#core/topics/topic.ts';
import { foldTopic } from '#core/topics/typed-text.ts';
import { isSameRun, type Row } from './measure-reading.ts';

const ROUNDS = 15;
/** By how much the right phrase has to win. */
const MARGIN = 1;
/** A sign of one kind moves by less than the same sign of all kinds. */
const STEPS = { all: 1, kind: 0.5 } as const;
const NOT_PHRASES = new Set<TopicKind>(['comparison', 'subject', 'link']);

type Candidate = { signs: readonly string[]; isRight: boolean };
type Example = { kind: TopicKind; candidates: Candidate[] };

/** Sums by the sign and the kind that it is of, or none. */
class Scores {
  readonly #now = new Map<string, number>();
  readonly #summed = new Map<string, number>();

  of(kind: TopicKind, { signs }: Candidate): number {
    return signs.reduce(
      (sum, sign) => sum + (this.#now.get(sign) ?? 0) + (this.#now.get(`${sign}|${kind}`) ?? 0),
      0,
    );
  }

  move(kind: TopicKind, { signs }: Candidate, by: 1 | -1): void {
    for (const sign of signs) {
      this.#now.set(sign, (this.#now.get(sign) ?? 0) + by * STEPS.all);
      this.#now.set(`${sign}|${kind}`, (this.#now.get(`${sign}|${kind}`) ?? 0) + by * STEPS.kind);
    }
  }

  remember(): void {
    for (const [sign, weight] of this.#now) this.#summed.set(sign, (this.#summed.get(sign) ?? 0) + weight);
  }

  mean(sign: string, times: number): number {
    return (this.#summed.get(sign) ?? 0) / times;
  }
}

const examplesOf = (rows: readonly Row[]): Example[] =>
  rows.flatMap(({ topic, kind, parts }) => {
    const what = parts?.what;
    if (!what || NOT_PHRASES.has(kind)) return [];
    const { text, plain } = foldTopic(topic);
    const candidates = findPhrases(plain).map(({ from, to, signs }) => ({
      signs,
      isRight: isSameRun(what, text.slice(from, to)),
    }));
    const isDecided =
      candidates.every(({ isRight }) => isRight) || !candidates.some(({ isRight }) => isRight);
    return isDecided ? [] : [{ kind, candidates }];
  });

/** Fits how much each sign of a phrase says for its being what the topic is about, by a perceptron's mean. */
export function fitPhrases(rows: readonly Row[]): string[] {
  const examples = examplesOf(rows);
  const scores = new Scores();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { kind, candidates } of examples) {
      const best = (isRight: boolean): Candidate =>
        candidates
          .filter((each) => each.isRight === isRight)
          .reduce((one, other) => (scores.of(kind, other) > scores.of(kind, one) ? other : one));
      const [right, wrong] = [best(true), best(false)];
      if (scores.of(kind, wrong) + MARGIN > scores.of(kind, right)) {
        scores.move(kind, right, 1);
        scores.move(kind, wrong, -1);
      }
      scores.remember();
    }
  const signs = new Set(examples.flatMap(({ candidates }) => candidates.flatMap((each) => each.signs)));
  return [...signs].flatMap((sign) => {
    const said = [...TOPIC_KINDS.map((kind) => `${sign}|${kind}`), sign]
      .map((each) => Math.round(scores.mean(each, ROUNDS * examples.length) * 10))
      .flatMap((tenths, at) => (tenths === 0 ? [] : [`${String.fromCharCode(97 + at)}${tenths}`]));
    return said.length > 0 ? [`${sign} ${said.join('')}`] : [];
  });
}
