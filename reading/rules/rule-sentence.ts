/** A sentence of a rule, or the rule's name. `marked` has the words that we know as marks in capitals. */
export type RuleSentence = {
  name: Marked;
  sentence: Marked;
  /** The sentences around it in the rule's text; empty if there is none. */
  before: Marked;
  after: Marked;
  isName: boolean;
  /** What our patterns find in it: "limited", "banned". */
  hints: readonly string[];
};
export type Marked = { text: string; marked: string };
