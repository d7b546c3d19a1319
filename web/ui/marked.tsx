import { type ReactNode, useEffect, useRef } from 'react';
import { findQuote } from '#core/text/find-quote.ts';

/** Where the words stand, also across elements. */
function rangesOf(root: Node, quotes: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.flatMap((node) =>
    quotes.flatMap((quote) => {
      const at = findQuote(node.data, quote);
      if (at < 0) return [];
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + quote.length);
      return range;
    }),
  );
}

type MarkedProps = {
  /** Of the highlight in the style sheet. */
  name: 'not-from-you' | 'tell';
  quotes: readonly string[];
  children: ReactNode;
};

/** Underlines words of the text below without touching it; browsers that cannot do so show the notes alone. */
export function Marked({ name, quotes, children }: MarkedProps) {
  const root = useRef<HTMLDivElement>(null);
  // The text below changes without a prop of ours, so each render looks again.
  useEffect(() => {
    if (!root.current || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(name, new Highlight(...rangesOf(root.current, quotes)));
    return () => void CSS.highlights.delete(name);
  });
  return <div ref={root}>{children}</div>;
}
