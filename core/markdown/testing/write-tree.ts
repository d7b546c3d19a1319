import type { Block, Inline } from '../node.ts';

/** Writes the tree on one line, for readable test tables. */
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

/** Writes blocks in the same form as `writeLine`. */
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
