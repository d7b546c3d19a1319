/** Questions that want to hear everybody's stories and opinions: no answer to them solves anything. */
export const TALK_CUES: readonly RegExp[] = [
  /\b(?:what|which|who)(?:'s| is| was| are| were)?(?: \w+){0,5} (?:worst|dumbest|weirdest|craziest|funniest|strangest|most \w+|scariest|stupidest|proudest|biggest (?:mistake|regret|lie|pet peeve)|pet peeve|least favorite|hottest|irrationally|guilty pleasure|earliest|first memory|dream)\b/,
  /\b(?:unpopular opinion|hot take|change my mind|cmv|fight me|prove me wrong|discuss|let's talk|be honest|no judg(?:e)?ment|just curious|curious how it|be nice)\b/,
  /\b(?:how many of you|do you (?:guys |all |ever |still |even |actually |regularly |often |usually )*(?:trust|run into|find yourself|know (?:people|any\w+ who)|believe|dream|think|feel|hate|love|like|enjoy|care|miss|remember|agree|regret|treat|consider)|does any(?:one|body) else(?: \w+)? (?:miss|hate|love|think|feel|just|find|remember|get|have that)|anyone (?:else )?(?:actually|still|miss|hate|love|feel)|am i the only one|what do you (?:all |guys )?(?:think|make) of|what are your thoughts|thoughts on|your thoughts|your opinions? on)\b/,
  /\b(?:what|which|who|when|how|where)(?: [\w'-]+){0,4} did you (?:guys |all |first |ever |finally )?(?!fix|solve|get rid|manage to|deal)\w+/,
  /\bhow (?:many|often)(?: [\w-]+){0,3} do you\b/,
  /\bhow(?:'s| is| are| was) your (?!setup|stack|workflow)/,
  /\b(?:have|has) (?:you|any(?:one|body)) (?:ever|guys ever) (?!used|tried|dealt|had (?:this|issues|problems)|run)\w+/,
  /\bwhat (?:is|are|'s)? ?(?:one|a|some|the one) (?:thing|things|rule|advice|lesson|skill|habit|tool|app|book|product|purchase)s?\b/,
  /\b(?:ever lived|you've ever|you ever (?:had|got|heard|seen|made|saw|received|worked)|ever (?:made|heard|seen|gotten) (?:you|in))\b/,
  /\b(?:what's your|what is your)(?: \w+){0,2} (?:story|excuse|take|opinion|experience|ritual|routine|unpopular|"|meal|dream|record|high score|reason|secret|hill)/,
  /\bis \w+(?: \w+){0,2} (?:dead|overrated|underrated|dying)\b/,
];
