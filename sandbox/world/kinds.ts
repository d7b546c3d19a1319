import { isListOf, isNumber, isObject, isOneOf, isRecordOf, isText, readContent } from './read-content.ts';

/** What a thread is for: a question, a story, a link. */
export type Kind = {
  readonly flairs: readonly string[];
  /** Factors on the number of votes and replies a thread gets. */
  readonly votes: number;
  readonly talk: number;
  /** The list of small talk that fits below it. */
  readonly smallTalk: 'question' | 'story' | 'rant' | 'article';
};

const { kinds } = readContent<{ kinds: Readonly<Record<string, Kind>> }>('kinds.json', {
  kinds: isRecordOf(
    isObject<Kind>({
      flairs: isListOf(isText),
      votes: isNumber,
      talk: isNumber,
      smallTalk: isOneOf('question', 'story', 'rant', 'article'),
    }),
  ),
});

export function findKind(key: string): Kind {
  const kind = kinds[key];
  if (!kind) throw new Error(`no such kind of thread: ${key}`);
  return kind;
}
