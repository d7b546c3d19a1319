import { BLAMING, NAMING, PRAISING } from './forum-words.ts';

type Reword = readonly [pattern: RegExp, to: string];

const BEFORE_LIKE =
  "i|we|you|they|who|really|do|don't|dont|did|didn't|would|i'd|we'd|also|still|actually|to|people|not|never|always|and|doesn't|wouldn't";
const COMPARED =
  "is|was|be|look|looks|looked|feel|feels|felt|sound|sounds|seem|seems|just|more|act|acts|something|anything|nothing|stuff|things|it's|that's|much|exactly|kind of|sort of";

/** Who answers customers, and no help that somebody gives. */
const SUPPORT_DESK =
  /(?<=\b(?:their|your|its|customer|technical|tech|product|email|phone) )support\b|\bsupport(?= (?:took|takes|is|was|has|had|never|did|does|didn't|doesn't|team|staff|desk|tickets?|answer\w*|replie[sd]|respond\w*)\b)/gi;
const KEPT_WAITING =
  /\b(?:took|takes|taken|taking) (?:them |us |me |over |almost |nearly |about |more than )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:days|weeks|months) (?:to|for|until) (?:(?:an?|any|the) )?(?:answer|reply|respond|response|react|fix|refund|solve|resolve)\b/gi;

/**
 * Words that the lexicon takes for praise or blame where they are neither, and those of forums that it does not know,
 * in words that it knows.
 */
const REWORDS: readonly Reword[] = [
  [/[😆😄😁😀😃😊☺🙂😉😎🥳🎉🎊🙌💪👏🤗😇✨💯👍🙏]️?/gu, ' glad '],
  [/[❤💕💖💗💙💚💛💜🖤🧡🥰😍😘💞💘]️?/gu, ' love '],
  [/[😡🤬😠👎🤮🤢💩😤🙄😒]️?/gu, ' annoyed '],
  [/[😢😥😞😔😟☹🙁😿💔😫😖]️?/gu, ' sad '],
  [new RegExp(`(?<!\\b(?:${BEFORE_LIKE}) )\\blike\\b(?! (?:it|this|that|them|him|her)\\b)`, 'gi'), 'as'],
  [
    new RegExp(
      `(?<=\\b(?:${COMPARED}) )like(?= (?:a|an|the|that|this|my|it's|i'm|when|if|how|it|they|you|i|he|she|we)\\b)`,
      'gi',
    ),
    'as',
  ],
  [/\bno (?:problem|worries|prob|probs|biggie)\b/gi, 'fine'],
  [/(?:^|(?<=[.!?,] ?))no\b(?=[.,!]|$)/gi, ''],
  [/^(?:oh )?well,?(?= )|\bas well\b|\bwell,(?= )/gi, ''],
  [/\bpretty (?=(?:much|sure|close|obvious|clear|common|big|small|new|long|far|often|soon|quickly)\b)/gi, ''],
  [/\bkind of\b|\bkinda\b|\bkind(?=s of)\b|\bwhat kind\b/gi, 'somewhat'],
  [/\b(?:for|not|make|makes|making|made|be|pretty|quite) sure\b/gi, ''],
  [/\b(?:hell|fuck|heck) yea?h?s?\b|\bdamn right\b/gi, 'great'],
  [/\bdamn (?=(?:good|nice|fine|great|cool|well|funny|cute|beautiful)\b)/gi, 'very '],
  [/\bsorry\b/gi, 'sad'],
  [/\bfree (?=(?:to|time|agent|speech|will|market|trial|tier|version|shipping|throw|kick)\b)/gi, ''],
  // Who laughs at the end is amused by what comes before.
  [/^(?:lol|haha|lmao)\b|\b(?:lol|haha|lmao)[.!]*$/gi, '$& lol'],
  [SUPPORT_DESK, 'thing'],
  [KEPT_WAITING, 'awful'],
  [NAMING, 'thing'],
  [BLAMING, 'awful'],
  [PRAISING, 'great'],
];

export const reword = (text: string): string =>
  REWORDS.reduce((reworded, [pattern, to]) => reworded.replace(pattern, to), text);
