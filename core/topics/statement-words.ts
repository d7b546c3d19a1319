const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Forms of verbs that say that a sentence states something now. */
export const PRESENT = set(`
  is are isn't aren't has have hasn't haven't does do doesn't don't can can't cannot could couldn't will won't would
  wouldn't should shouldn't must might may i'm we're it's that's there's you're they're he's she's i've we've i'll we'll
  you'll gets goes makes takes needs wants keeps means works fails dies kills beats sucks loses wins pays sells says
  thinks feels looks seems sounds becomes gives brings comes leaves lets helps happens matters depends knows
  loves hates likes prefers believes deserves expects forgets hides hurts ignores improves lacks lasts leads learns lies
  misses owes proves punishes rewards ruins saves scales solves teaches tells tends treats understands wastes writes
  eats grows cancels crashes throws hangs freezes refuses rejects asks begins starts stops turns
  attracts drains finds spends earns passes drives forces adds holds creates hires converts builds promises delivers
  overpay overestimate underestimate
  arrives restarts reboots appears disappears vanishes opens closes sends uses runs costs reads buys
  pays signs clicks asks replies responds insists demands complains thinks ends rises falls shrinks
  disconnects logs charges breaks hangs loops reaches converts stays steals copies
  doubles outperforms replaces
`);
/** Verbs that follow a plural as they are. */
export const PLAIN = set(`
  get go make take need want keep mean fail die kill beat suck lose win pay sell say think feel look seem sound become
  give bring come leave let happen matter depend know love hate like prefer believe deserve expect forget hide hurt
  ignore lack last learn lie miss owe prove punish reward ruin save scale solve teach tell tend treat understand waste
  write eat grow cancel crash attract drain find spend earn pass pull push build ship arrive use charge cost slow read run move
  buy send solve break hire care scare compete convert open close click scroll skip hold carry follow offer promise
  arrive return appear disappear reply respond demand complain restart rise fall steal copy replace deserve subscribe unsubscribe
  deliver overpay overestimate underestimate never always rarely often sign churn ask stop quit
`);
export const PAST = set(`
  was were had did went got made took gave came became began broke built bought brought caught chose cost cut drew
  drove fell felt fought found forgot froze grew heard held hit hired kept knew learnt led left lost met paid quit ran
  rose said sat saw sent shut slept sold spent spoke stood stole stuck swore taught told thought threw understood woke
  won wrote rewrote rebuilt wasn't weren't hadn't didn't i'd we'd used
`);
const isPlural = (word: string): boolean => /[^s]s$|^(?:people|men|women|they|you|we|i)$/.test(word);
const ADJECTIVES =
  /^(?:need|based|hosted|paid|used|advanced|unlimited|fixed|automated|shared|detailed|related|limited|united|speed|feed|seed|embed|indeed|managed|distributed|red|bed|shed|medium-sized)$/;

export const isPastForm = (word: string): boolean =>
  PAST.has(word) || (/^[\p{L}-]{3,}ed$/u.test(word) && !ADJECTIVES.test(word));

/** Whether a word right after another is the verb of a statement: "clients pay", but not "deep work". */
export const isPresentAfter = (before: string, word: string): boolean =>
  PRESENT.has(word) || (word === 'am' && before === 'i') || (PLAIN.has(word) && isPlural(before));

export const isBaseForm = (word: string): boolean => PLAIN.has(word) || /^re(?!act|d)\p{L}{5,}$/u.test(word);

/** What goes well. */
export const GOOD =
  /(?<!\p{L})(?:earn\w*|grew|grow\w*|help\w*|better|happy|profit\w*|success\w*|love[sd]?|doubled|tripled|brought|gave|taught|saved|won|paid|changed|improved|made (?:me|us|it)|finally|works|worked|great|free)(?!\p{L})/u;
/** What fails by itself, nobody's doing. */
export const MACHINE =
  /(?<!\p{L})(?:webhooks?|imports?|exports?|api|apis|servers?|builds?|tests?|query|queries|database|deploys?|scripts?|uploads?|downloads?|emails?|pages?|app|site|plugin|cron|docker|safari|chrome|login|checkout|payments?|printer|router)(?!\p{L})/u;
