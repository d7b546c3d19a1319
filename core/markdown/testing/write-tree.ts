import type { Block, Inline } from '../node.ts';

/** The tree as one line of text, so that a table of examples can be read. */
export const writeLine = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return '<br>';
      if (node.kind === 'code') return `<code>${node.text}</code>`;
      if (node.kind === 'link') return `<a ${node.href}>${writeLine(node.children)}</a>`;
      return `<${node.kind}>${writeLine(node.children)}</${node.kind}>`;
    })
    .join('');

/** Blocks as `writeLine` writes what is in them. */
export const writeTree = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
          return `<p>${writeLine(block.children)}</p>`;
        case 'heading':
          return `<h${block.level}>${writeLine(block.children)}</h${block.level}>`;
        case 'quote':
          return `<quote>${writeTree(block.blocks)}</quote>`;
        case 'list': {
          const items = block.items.map((item) => `<li>${writeTree(item)}</li>`).join('');
          return block.start === null ? `<ul>${items}</ul>` : `<ol ${block.start}>${items}</ol>`;
        }
        case 'code':
          return `<pre>${block.text}</pre>`;
        case 'table':
          return [
            block.aligns.join(' '),
            ...[block.head, ...block.rows].map((row) => row.map(writeLine).join(' | ')),
          ].join('\n');
        case 'rule':
          return '<hr>';
      }
    })
    .join('');
