const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What a number is of, where that is no ordinary plural. */
export const UNITS = set(`
  percent per-cent pct pp h hr hrs hour min mins minute s sec secs second ms d day w wk week month mo yr yrs year am pm
  km kg g mg cm mm m mi lb lbs oz mb gb tb kb px fps hz khz mhz ghz kw kwh mph usd eur gbp chf cad aud inr euro euros
  dollar dollars bucks pounds cents quid people men women children feet staff mrr arr users person member
`);
/** Units that a price or a rate is given in. */
export const RATES = set(`
  mo month yr year day week wk hour hr h min minute user seat person client call gb mb item page word order
`);
export const MAGNITUDES = set('hundred thousand million billion trillion mio');
export const NUMBER_WORDS = set(`
  zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety dozen hundred thousand million billion
`);
/** What there can be one of, said as a figure: "one year", but not "one thing". */
export const COUNTED_SINGLY = set(`
  percent hour minute second day week weekend month quarter year decade person developer founder employee customer client
  sentence page click call email hire dollar euro cent word line evening morning afternoon post article meeting
`);
/** A number stands after these as their name: "day 3", "week 12". */
export const NUMBERED = set('day week month year step part phase round chapter');
/** Words that end in s and are no plural. */
export const NO_PLURALS = set(`
  is was has does its this thus us plus less as his hers ours yours always perhaps yes unless versus vs across towards
  sometimes besides whereas business process success access news focus bonus status basis analysis
  works goes says makes takes gives needs wants looks feels keeps gets pays runs costs helps means saves
`);
/** After a number, these begin something else than what is counted. */
export const NO_NOUNS = set(`
  a an the and or but to from of in on at by for with without into over under per than then that which who when while
  if as after before since until is are was were be been it we i you they he she my our your their this these those
  not no so too very more less fewer later ago each every all out off up down about via vs versus because
  did do does had has have will would can could should might must still just only even also times-a
`);
