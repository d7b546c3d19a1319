import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline } from '#core/markdown/node.ts';
import { Spoiler } from './spoiler.tsx';

/** What stands in a line of a Markdown text. */
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
