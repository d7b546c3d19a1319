/** A sentence of a rule, or the rule's name. `marked`: known words are replaced by capitalized marks. */
export type RuleSentence = {
  name: Marked;
  sentence: Marked;
  /** The neighboring sentences in the rule's text; empty if there are none. */
  before: Marked;
  after: Marked;
  isName: boolean;
  /** Our pattern findings: "limited", "banned". */
  hints: readonly string[];
};
export type Marked = { text: string; marked: string };
