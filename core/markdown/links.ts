import type { Frames } from './inline-frames.ts';
import { readAutolink, readTarget } from './link-targets.ts';
import type { Inline } from './node.ts';

/** A closing bracket ends a link if an address follows; otherwise both brackets are plain text. */
export function readBracketEnd(text: string, at: number, frames: Frames): number {
  if (!frames.find('[')) return at;
  const target = readTarget(text, at + 1);
  if (!target) {
    frames.giveUp('[');
    return at;
  }
  const words = frames.close('[').flatMap(withoutLinks);
  const children = words.length > 0 ? words : [{ kind: 'text' as const, text: target.href }];
  frames.add({ kind: 'link', href: target.href, children });
  return target.end;
}

export function readAddress(text: string, at: number, frames: Frames): number {
  const found = readAutolink(text, at);
  if (!found) return at;
  frames.add({ kind: 'link', href: found.href, children: [{ kind: 'text', text: found.label }] });
  return found.end;
}

/** Links cannot be nested. */
function withoutLinks(node: Inline): Inline[] {
  if (node.kind === 'link') return node.children;
  return 'children' in node ? [{ ...node, children: node.children.flatMap(withoutLinks) }] : [node];
}
