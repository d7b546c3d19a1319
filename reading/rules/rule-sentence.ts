/** A sentence of a rule, or the rule's name. `marked`: known words are replaced by capitalized marks. */
export type RuleSentence = {
  name: MarkedSentence;
  sentence: MarkedSentence;
  /** The neighboring sentences in the rule's text; empty if there are none. */
  before: MarkedSentence;
  after: MarkedSentence;
  isName: boolean;
  /** Our pattern findings: "limited", "banned". */
  hints: readonly string[];
};
export type MarkedSentence = { text: string; marked: string };
