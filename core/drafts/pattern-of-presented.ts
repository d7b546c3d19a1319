import { escapePattern } from '#core/mentions/own-site.ts';
import { readProductNames } from '#core/mentions/product-names.ts';
import { isOrdinary } from '#core/topics/is-ordinary.ts';
import { withoutVersion } from './tell-owner.ts';

const WHOLE_NUMBER = / \d+$/;

/**
 * What a topic presents goes by its name with its version and without: "Quillbox 3" and "Quillbox". In "Room 23" the
 * number makes the name, and any room is none.
 */
export function patternOfPresented(name: string, topic: string): RegExp | null {
  const version = new RegExp(`${escapePattern(name)}( v?\\d+(?:\\.\\d+)*)`).exec(topic)?.[1] ?? '';
  const whole = `${name}${version}`;
  const bare = withoutVersion(whole);
  const isOfNumber = WHOLE_NUMBER.test(whole) && isOrdinary(bare.toLowerCase());
  const patterns = [whole, ...(isOfNumber ? [] : [bare])].flatMap(
    (product) => readProductNames({ product, pageTitle: null }, null).pattern?.source ?? [],
  );
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'gu') : null;
}
