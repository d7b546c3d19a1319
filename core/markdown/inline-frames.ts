import type { Budget, Inline, Span } from './node.ts';

export type Mark = '*' | '**' | '_' | '__' | '~~' | '^' | '^(' | '>!' | '[';
type Frame = { mark: Mark | null; children: Inline[]; parentheses: number };

/** The maximum depth; further marks are plain characters. */
const MOST_OPEN = 24;

const SPANS: Record<Exclude<Mark, '['>, Span> = {
  '*': 'em',
  _: 'em',
  '**': 'strong',
  __: 'strong',
  '~~': 'strike',
  '^': 'sup',
  '^(': 'sup',
  '>!': 'spoiler',
};

/** The tree under construction. A span that is never closed becomes plain text again. */
export function createFrames(budget: Budget) {
  const root: Frame = { mark: null, children: [], parentheses: 0 };
  const stack = [root];
  const top = () => stack.at(-1) ?? root;

  function addText(text: string): void {
    const last = top().children.at(-1);
    if (last?.kind === 'text') last.text += text;
    else top().children.push({ kind: 'text', text });
  }

  function addAll(nodes: readonly Inline[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') addText(node.text);
      else top().children.push(node);
    }
  }

  /** Ends the topmost frame. One-word superscript ends with its parent; any other unclosed frame becomes plain text. */
  function drop(): void {
    const frame = stack.pop();
    if (!frame?.mark) return;
    if (frame.mark === '^' && frame.children.length > 0)
      top().children.push({ kind: 'sup', children: frame.children });
    else {
      addText(frame.mark);
      addAll(frame.children);
    }
  }

  return {
    addText,
    add(node: Inline): void {
      budget.left--;
      top().children.push(node);
    },
    open(mark: Mark): void {
      if (stack.length > MOST_OPEN) addText(mark);
      else stack.push({ mark, children: [], parentheses: 0 });
    },
    /** The topmost open frame with one of these marks. */
    find: <M extends Mark>(...marks: M[]): M | null =>
      marks.find((mark) => mark === stack.findLast((frame) => marks.some((m) => m === frame.mark))?.mark) ??
      null,
    /** Closes the topmost frame of an open mark and returns its content. */
    close(mark: Mark): Inline[] {
      while (top().mark !== mark) drop();
      budget.left--;
      return stack.pop()?.children ?? [];
    },
    closeSpan(mark: Exclude<Mark, '['>): void {
      const children = this.close(mark);
      top().children.push({ kind: SPANS[mark], children });
    },
    /** Turns the topmost frame of an open mark back into plain text. */
    giveUp(mark: Mark): void {
      while (top().mark !== mark) drop();
      drop();
    },
    innermost: (mark: Mark) => stack.findLast((frame) => frame.mark === mark),
    /** A space ends one-word superscript, unless a span inside it is still open. */
    endWord(): void {
      const last = stack.findLast(({ mark }) => mark === '^' || mark === '^(' || mark === '[');
      if (last?.mark === '^') this.giveUp('^');
    },
    finish(): Inline[] {
      while (stack.length > 1) drop();
      return root.children;
    },
  };
}

export type Frames = ReturnType<typeof createFrames>;
