import type { TopicKind } from '../topic.ts';

/** A turn of phrase, and how surely a sentence with it makes a topic of one kind. */
export type Cue = { kind: TopicKind; sure: number; pattern: RegExp; where: Where };
/** `start`: where a clause begins; `asked` and `told`: only in a sentence with or without a question mark. */
type Where = 'anywhere' | 'start' | 'asked' | 'told';

/** Who says it, and small words that may come between them and what they did. */
export const ME =
  "(?:i|we|my (?:co-?founder|team|wife|husband|friend|partner|brother|sister|client|boss)(?: and i)?|our (?:team|company|startup|agency|studio|small team))(?:'ve|'d| have| had)?(?: (?:just|finally|recently|also|only|once|almost|nearly|accidentally|actually|then|all|both|already|still|quietly|basically|never|manually))?";
/** Deeds that make a thing which was not there before. */
export const MADE =
  '(?:made|built|created|launched|launch|released|developed|shipped|designed|wrote|coded|published|open[- ]?sourced|put together|founded|started|vibe[- ]?coded|hacked together)';

export const cuesOf = (
  kind: TopicKind,
  rows: readonly (readonly [sure: number, pattern: string, where?: Where])[],
): readonly Cue[] =>
  rows.map(([sure, pattern, where = 'anywhere']) => ({
    kind,
    sure,
    pattern: new RegExp(where === 'start' ? `^(?:${pattern})` : pattern, 'u'),
    where,
  }));
