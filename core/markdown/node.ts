/** A text as the community's site would show it: a tree, never HTML. */
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

/** How many nodes a text may still become. Past that its rest stays as it was typed. */
export type Budget = { left: number };
