import { type Cue, cue, gap, PEOPLE } from './cue.ts';

const FAILS =
  "(?:not working|stopped working|doesn't work|don't work|won't (?!refund|cancel|let|honou?r|answer|reply|respond)(?:\\w+)|isn't (?:working|updating|loading|showing|syncing)|not (?:updating|loading|showing|syncing|charging|connecting|starting|turning|recogni[sz]ed|responding)|keeps? (?:\\w+ing)|errors?|error code|bad gateway|fails?|failing|crash(?:es|ing)?|freez(?:es|ing)|stuck|returns (?:#|an? |null|nan|nothing|empty|wrong)|even though|throws|hacked|redirect\\w*|disappear\\w*|vanish\\w*|black screen|spins|times? out|rejected|disapproved|denied|flagged|refus(?:es|ed|ing)|dropped (?:off|to|from|after|by \\d)|leak(?:s|ing)?|noise|slips|strings|duplicat\\w+|blocks? me|conflicts?|no internet|light (?:won't|stays?|comes?)|too (?:sour|bitter|wet|dry|dark|slow|hot)|broken|dead|locked out|suspended|pain|hurts?|aches?|kills me|drives me (?:mad|crazy|nuts))";

export const HELP_CUES: readonly Cue[] = [
  cue(
    0.8,
    `\\bhow (?:do|can|would|should|could|might|did) (?:i|we|one|you (?:even )?(?:stop|fix|handle|deal|get|keep|manage|answer|bring|go about|know|find out|make|cope|escalate|prevent|avoid|warm|get rid|teach|convince|tell))\\b`,
  ),
  cue(0.65, '^how to\\b(?!.*:.*guide)', 'title'),
  cue(0.6, '\\bhow to\\b', 'asked'),
  cue(0.85, '[[(](?:help|question|advice|help needed|need help|support)[\\])]', 'title'),
  cue(0.6, '\\bneed to know (?:if|how|what|whether|why|where)\\b'),
  cue(
    0.55,
    `\\bhow (?:do|does|are|would|did) (?:${PEOPLE})\\b(?!${gap(2)} (?:feel|like|think|come up))`,
    'asked',
  ),
  cue(
    0.8,
    '\\b(?:need|needing|want|seeking|looking for|appreciate|any|some|please|asking for|could use|for|request(?:ing)?|your|in need of|give me) (?:\\w+ ){0,2}(?:help|advice|tips|guidance|pointers|assistance|input|ideas|insights?)\\b',
  ),
  cue(
    0.8,
    '\\b(?:please (?:help|advice)|help (?:me|us|please)|send help|help a \\w+ out|help (?:me|us) (?:understand|figure|see|out|with|fix|identify|solve)|can (?:someone|anyone|anybody|you) (?:please )?(?:help|explain|tell me))\\b|\\bhelp ?[!?.]+$|^help\\b|\\bhelp (?:needed|wanted|required)\\b',
  ),
  cue(
    0.8,
    '^(?:any |some |need )?(?:tips|advice|ideas|pointers|help)(?: \\w+){0,2} (?:for|on|with|about|to)\\b',
    'asked in the title',
  ),
  cue(0.75, '\\bany(?:one|body) else (?:having|getting|experiencing|seeing|run into)\\b', 'asked'),
  cue(0.8, '\\bwhat (?:are|is) (?:my|our) (?:options|rights|(?:best )?(?:option|move|next step))\\b'),
  cue(0.75, '\\bhow (?:does|do|would|did)(?: [\\w-]+){1,6} (?:work|happen)\\b', 'asked'),
  cue(
    0.75,
    '\\b(?:can|could|would) (?:some(?:one|body)|any(?:one|body)|you)(?: \\w+){0,3} (?:look|check|review|tell|explain|help)\\b',
  ),
  cue(
    0.65,
    '\\bis (?:[\\w$%.]+ ){1,5}(?:too (?:much|little|low|high|late|long|expensive|soon)|enough|reasonable|fair|normal|standard|realistic|legal|safe)\\b',
    'asked',
  ),
  cue(0.75, '\\b(?:able to|can you|please|someone|somebody|anyone|anybody) (?:please )?explain\\b'),
  cue(0.7, '\\b(?:ideas|tips|advice|thoughts|help|pointers)\\?', 'asked'),
  cue(
    0.6,
    "\\b(?:can't|cannot|can not|couldn't|unable to|not able to) (?:seem to |even |really )?(?:get|figure|find|make|connect|open|install|log|load|work out|start|boot|stop|tell|decide|understand|access|remove|see why)\\b",
  ),
  cue(0.55, FAILS, 'title'),
  cue(0.3, FAILS, 'text'),
  cue(
    0.4,
    '\\b(?:tried everything|tried (?:already|all|both|resetting|restarting|reinstalling|updating|cleaning)|(?:reset|restart|reinstall\\w*|reboot\\w*|cleared|clearing|followed|replaced|dried|tightened|checked|changed|rinsed|washed)\\b)',
    'text',
  ),
  cue(
    0.45,
    "\\b(?:issues?|problems?|trouble|struggling|struggle|confused|confusing|no idea|lost|at (?:my )?wits?'? end|wit's end|desperate|overwhelmed|clueless|new to (?:this|all)|newbie|noob|complete beginner)\\b",
  ),
  cue(
    0.85,
    "\\bwhat am i (?:doing wrong|missing)\\b|\\bwhat (?:should|can|do|could|would|to) (?:i|we|you)?(?: \\w+)? ?do\\b|\\b(?:what now|now what|what next|what even is|what gives)\\b|\\bwhat's (?:wrong|going on|causing|happening|the (?:issue|problem|cause))\\b|\\bwhat(?:'s| is| could be) (?:causing|wrong)\\b",
  ),
  cue(
    0.7,
    `\\bwhy (?:is|are|does|do|won't|doesn't|isn't|did|can't|would)${gap(1)} (?:my|our|the|this|it|i)\\b`,
    'asked',
  ),
  cue(
    0.65,
    "\\b(?:has|have|did|does|is) any(?:one|body)(?: here)?(?: else)?(?: ever)? (?:had|have|experienced?|run into|ran into|dealt?|dealing|figured|solved?|managed?|gotten|seen|been (?:through|in)|know(?: how| why| what| if))\\b|\\bany(?:one|body)(?: else)? (?:run into|seen this|had this|know (?:how|why|if|what|where|whether|what's))\\b",
  ),
  cue(
    0.6,
    '\\b(?:is (?:this|it|that|there)|are these|am i|was (?:this|it)|is my|did i)(?: \\w+){0,5} (?:normal|safe|ok|okay|legal|possible|bad|wrong|screwed|too late|fixable|salvageable|mess up|scammed|a scam|a way|broken|bent|worth (?:fixing|repairing)|savable|saved|risky|dangerous|allowed|better to)\\b|\\bcan (?:this|it|i|we) (?:be |still |get )?(?:saved|fixed|repaired|recovered|undone|removed|back)\\b',
    'asked',
  ),
  cue(
    0.5,
    "\\b(?:not sure|don't know|unsure|i wonder|wondering|don't understand|can't tell|figure out|figuring out|trying to (?:understand|figure|decide|learn)) (?:what|how|if|whether|where|why|which|when|who)\\b|\\bnot sure what to do\\b",
  ),
  cue(
    0.7,
    '\\b(?:where|how|when|what)(?: exactly)? (?:would|should|do|can|could) (?:you|i|we) (?:even )?(?:begin|start|put|proceed|go from|look first|invest|spend|say|respond|handle|approach|tell|troubleshoot)\\b',
    'asked',
  ),
  cue(
    0.65,
    '\\b(?:do|should|must|can|could|may|will|would) (?:i|we) (?!buy|get a|get an|get the|go with|go for|choose|pick|use|read|watch|play|order|subscribe|recommend)(?:\\w+)\\b',
    'asked',
  ),
  cue(0.55, '\\bhow (?:much|long|many|often|far|bad|hard|late|soon|old|big)\\b', 'asked'),
  cue(
    0.6,
    '\\b(?:who (?:eats|pays|is (?:responsible|liable|right))|is (?:my|the|a|our|this|it)\\b[^?]{1,60} (?:fix|problem|issue|cause|reason|enough|fault))\\b',
    'asked',
  ),
  cue(
    0.75,
    '\\b(?:eli5|explain like|troubleshoot\\w*|diagnose|debug|step by step|walk me through|point me in the right direction|what (?:does|do) .{1,40} mean)\\b',
  ),
  cue(
    0.45,
    '\\b(?:thanks in advance|thank you in advance|tia|any (?:input|ideas?) (?:is|would|are)|what do you (?:all |guys )?(?:think|suggest|recommend|reckon))\\b',
    'text',
  ),
  cue(0.35, '\\?', 'asked'),
];
