/** A text as the platform would render it: a tree, never HTML. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'code'; text: string }
  | { kind: Span; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

export type Span = 'strong' | 'em' | 'strike' | 'sup' | 'spoiler';

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; aligns: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

export type Align = 'left' | 'center' | 'right';

/** The remaining node budget; once it is used up, the rest of the text stays as typed. */
export type Budget = { left: number };
