import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';

test('does not mistake a capital after a full stop in any script for a name', () => {
  expect(findNames('It is done。Our customers love it. We like Acme.')).toEqual(['Acme']);
});

test.each(['# Results we like at Acme', '- Results we like at Acme', '> Results we like at Acme'])(
  'does not mistake the first word of "%s" for a name',
  (line) => {
    expect(findNames(line)).toEqual(['Acme']);
  },
);
