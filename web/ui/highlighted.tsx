import { type ReactNode, useEffect, useRef } from 'react';
import { findQuote } from '#core/text/find-quote.ts';

/** The ranges of the quotes in all text nodes. */
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
  /** The name of a highlight in the style sheet. */
  name: 'not-from-you' | 'tell';
  quotes: readonly string[];
  children: ReactNode;
};

/** Highlights quotes in the content without changing its elements; does nothing in browsers without support. */
export function Highlighted({ name, quotes, children }: MarkedProps) {
  const root = useRef<HTMLDivElement>(null);
  // The content changes independently of our props, so search it after each render.
  useEffect(() => {
    if (!root.current || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(name, new Highlight(...rangesOf(root.current, quotes)));
    return () => void CSS.highlights.delete(name);
  });
  return <div ref={root}>{children}</div>;
}
