import { createElement, Fragment, type ReactNode, useState } from 'react';
import type { Inline } from '#core/markdown/node.ts';

export const inlineViews = (nodes: readonly Inline[], inert: boolean): ReactNode =>
  createElement(Fragment, null, ...nodes.map((node) => inlineView(node, inert)));

function inlineView(node: Inline, inert: boolean): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'break') return <br />;
  if (node.kind === 'code') return <code className="rounded-sm bg-sunken px-1 text-sm">{node.text}</code>;
  const children = inlineViews(node.children, inert);
  switch (node.kind) {
    case 'strong':
      return <strong>{children}</strong>;
    case 'em':
      return <em>{children}</em>;
    case 'strike':
      return <del>{children}</del>;
    case 'sup':
      return <sup>{children}</sup>;
    case 'spoiler':
      return <Spoiler hidden={plainText(node.children)}>{children}</Spoiler>;
    case 'link':
      return inert ? (
        <span className="text-accent-ink underline">{children}</span>
      ) : (
        <a
          href={node.href}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className="text-accent-ink underline"
        >
          {children}
        </a>
      );
  }
}

const plainText = (nodes: readonly Inline[]): string => nodes.map(plainTextOf).join('');

function plainTextOf(node: Inline): string {
  if (node.kind === 'break') return '\n';
  return 'children' in node ? plainText(node.children) : node.text;
}

type SpoilerProps = { hidden: string; children: ReactNode };

/** Hides its content until it is clicked; hidden links can't be followed by accident. */
export function Spoiler({ hidden, children }: SpoilerProps) {
  const [shown, setShown] = useState(false);
  if (shown) return <span className="rounded-sm bg-line/60">{children}</span>;
  return (
    <button
      type="button"
      title="Show the spoiler"
      className="rounded-sm bg-ink text-start text-transparent select-none"
      onClick={() => setShown(true)}
    >
      {hidden}
    </button>
  );
}
