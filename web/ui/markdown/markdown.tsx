import { createElement, Fragment, type ReactNode } from 'react';
import type { Block } from '#core/markdown/node.ts';
import { parseMarkdown } from '#core/markdown/parse-markdown.ts';
import { inlineViews } from './markdown-inline.tsx';

type MarkdownProps = {
  text: string;
  /** Renders links without a target, for previews. */
  inert?: boolean;
};

/** Renders Reddit's Markdown as React nodes, never as HTML. */
export const Markdown = ({ text, inert = false }: MarkdownProps) => (
  <div className="flex min-w-0 flex-col gap-2 wrap-anywhere whitespace-pre-line">
    {blockViews(parseMarkdown(text), inert)}
  </div>
);

/** Passes children by position, because parts of a text have no keys. */
const inOrder = (views: readonly ReactNode[]) => createElement(Fragment, null, ...views);

const blockViews = (blocks: readonly Block[], inert: boolean) =>
  inOrder(blocks.map((block) => blockView(block, inert)));

/** Long lines scroll inside the block instead of widening its container. */
const SCROLLING = 'overflow-x-auto contain-inline-size';

const HEADINGS = ['text-xl', 'text-lg', 'text-base', 'text-base', 'text-sm', 'text-sm'];

/** Headings become styled paragraphs, so a text never changes the page's outline. */
function blockView(block: Block, inert: boolean): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inlineViews(block.children, inert)}</p>;
    case 'heading':
      return (
        <p className={`font-semibold ${HEADINGS[block.level - 1]}`}>{inlineViews(block.children, inert)}</p>
      );
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-2 border-l-3 pl-3 text-ink-2">
          {blockViews(block.blocks, inert)}
        </blockquote>
      );
    case 'list':
      return listView(block, inert);
    case 'code':
      return (
        <pre className={`${SCROLLING} rounded-sm bg-sunken p-3 text-sm wrap-normal`}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return tableView(block, inert);
    case 'rule':
      return <hr />;
  }
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function listView({ start, items }: Of<'list'>, inert: boolean): ReactNode {
  const views = inOrder(items.map((item) => createElement('li', null, itemView(item, inert))));
  if (start === null) return <ul className="list-disc pl-6">{views}</ul>;
  return (
    <ol start={start} className="list-decimal pl-6">
      {views}
    </ol>
  );
}

/** An item with a single paragraph is rendered without the paragraph. */
function itemView(item: readonly Block[], inert: boolean): ReactNode {
  const [first] = item;
  return item.length === 1 && first?.kind === 'paragraph'
    ? inlineViews(first.children, inert)
    : blockViews(item, inert);
}

const ALIGNS = { left: 'text-left', center: 'text-center', right: 'text-right' };

function tableView({ aligns, head, rows }: Of<'table'>, inert: boolean): ReactNode {
  const row = (name: 'th' | 'td', cells: Of<'table'>['head']) => {
    const views = cells.map((cell, at) => {
      const className = `border px-2 py-1 ${ALIGNS[aligns[at] ?? 'left']}`;
      return createElement(name, { className }, inlineViews(cell, inert));
    });
    return createElement('tr', null, ...views);
  };
  return (
    <div className={SCROLLING}>
      <table className="text-sm wrap-break-word">
        <thead>{row('th', head)}</thead>
        <tbody>{inOrder(rows.map((cells) => row('td', cells)))}</tbody>
      </table>
    </div>
  );
}
