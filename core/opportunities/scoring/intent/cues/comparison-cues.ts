import { type Cue, cue, gap } from './cue.ts';

const NO_OTHER =
  '(?! ?(?:is|am|are|was|do|does|did|not|just|what|should|can|could|would|have|has|will|how|why|even|something|anything|someone|some|other|any|whatever|so|more|less|later|no|nothing|maybe|at least|similar|anyone|i|we|you|he|they|my (?:frame|fault)|die|bust|go home|worse|so|off|out of)\\b)';

export const COMPARISON_CUES: readonly Cue[] = [
  cue(0.8, "^[\\w.+'-]+(?: [\\w.+'-]+)?(?:, [\\w.+'-]+(?: [\\w.+'-]+)?){1,5},? or [\\w.+'-]+", 'title'),
  cue(0.8, "\\bcan(?:'t|not) (?:decide|choose|pick) between\\b"),
  cue(0.92, '[\\w)\'"] (?:vs?\\.?|versus) [\\w("\']', 'title'),
  cue(0.75, '[\\w)\'"] (?:vs\\.?|versus) [\\w("\']', 'asked'),
  cue(0.5, '[\\w)\'"] (?:vs\\.?|versus) [\\w("\']', 'text'),
  cue(
    0.85,
    '\\b(?:torn|deciding|decide|choose|choosing|choice|stuck|toss-?up|debating|undecided|going back and forth|hesitating) (?:is )?between\\b',
  ),
  cue(0.85, `\\bhow (?:does|do|did|would)${gap(6)} (?:compare|stack up|hold up|measure up)\\b`),
  cue(
    0.85,
    `\\b(?:what(?:'s| is| are)|any|is there|are there|real|big|main|much)${gap(3)} differences?\\b(?: (?:between|in|for|from)|\\?)?`,
    'asked',
  ),
  cue(0.6, '\\bdifferences? between\\b', 'title'),
  cue(0.6, '\\b(?:compared (?:to|with)|comparison|comparing)\\b', 'asked in the title'),
  cue(0.8, `\\bis${gap(6)} (?:better|worse|cheaper|faster|any good compared) than\\b`, 'asked'),
  // "Notion or Obsidian?": two things and no verb, or a choice between them.
  cue(
    0.8,
    `^(?!(?:any|anyone|has|have|do|does|did|am|why|how|where|when|who)\\b)[^,;:.?]{2,80} or ${NO_OTHER}[^,;:.?]{1,70}\\?`,
    'title',
  ),
  cue(
    0.7,
    `^(?:should (?:i|we)|which|what(?:'s| is) better|is it better|would you)\\b[^;.?]{1,100} or ${NO_OTHER}`,
    'asked',
  ),
  cue(
    0.82,
    `^${gap(0)}[\\w+.-]+(?: [\\w+.-]+){0,3},? or (?:a |an |the |my |new |used )?${NO_OTHER}[\\w+.-]+(?: [\\w+.-]+){0,3}(?:,| for | if | when | - | in | on |\\?|$)`,
    'title',
  ),
  cue(
    0.75,
    '\\bwhich (?:one )?(?:is|would be|are|should i (?:choose|get|pick|go (?:with|for))) (?:the )?(?:better|best)\\b[^?]{0,60}\\bor\\b',
    'asked',
  ),
  cue(0.7, '\\bwhich (?:one|of the two|of these two|would you (?:choose|pick|take|go))\\b', 'asked'),
  cue(
    0.85,
    '\\b(?:switch(?:ed|ing)?|mov(?:ed|e|ing)|migrat\\w+) from \\w+(?: \\w+)? to \\w+',
    'asked in the title',
  ),
  cue(
    0.45,
    '\\b(?:pros and cons|tip you to|one way or the other|over the other|side by side|what made you (?:go|pick|choose))\\b',
  ),
];
