import { readProductNames } from '#core/mentions/product-names.ts';
import { isOrdinary } from '#core/topics/is-ordinary.ts';
import { withoutVersion } from './tell-owner.ts';

const WHOLE_NUMBER = / \d+$/;

/** "Quillbox 3" goes by that name and without its version; in "Room 23" the number makes the name, and any room is none. */
export function patternOfPresented(name: string): RegExp | null {
  const bare = withoutVersion(name);
  const isOfNumber = WHOLE_NUMBER.test(name) && isOrdinary(bare.toLowerCase());
  const patterns = [name, ...(isOfNumber ? [] : [bare])].flatMap(
    (product) => readProductNames({ product, pageTitle: null }, null).pattern?.source ?? [],
  );
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'gu') : null;
}
