import type { Budget, Inline, Span } from './node.ts';

/** Signs that open something and wait for the sign that closes it. */
export type Mark = '*' | '**' | '_' | '__' | '~~' | '^' | '^(' | '>!' | '[';
type Frame = { mark: Mark | null; children: Inline[]; parentheses: number };

/** How many may be open at once; more of them are signs like any other. */
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

/** The tree while it grows. What is never closed turns back into the signs it was. */
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

  /** Ends the topmost frame. Superscript of one word ends with whatever surrounds it; all else was not meant. */
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
    /** The topmost open one of these marks. */
    find: <M extends Mark>(...marks: M[]): M | null =>
      marks.find((mark) => mark === stack.findLast((frame) => marks.some((m) => m === frame.mark))?.mark) ??
      null,
    /** Closes the topmost frame of a mark that is open, and answers what is in it. */
    close(mark: Mark): Inline[] {
      while (top().mark !== mark) drop();
      budget.left--;
      return stack.pop()?.children ?? [];
    },
    closeSpan(mark: Exclude<Mark, '['>): void {
      const children = this.close(mark);
      top().children.push({ kind: SPANS[mark], children });
    },
    /** Ends the topmost frame of a mark that is open without closing it. */
    giveUp(mark: Mark): void {
      while (top().mark !== mark) drop();
      drop();
    },
    innermost: (mark: Mark) => stack.findLast((frame) => frame.mark === mark),
    /** A blank ends the superscript of one word, unless something inside of it is still open. */
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
