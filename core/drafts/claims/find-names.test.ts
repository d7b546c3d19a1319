import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';

test('a capital after a full stop of any script starts a sentence, and is no name', () => {
  expect(findNames('It is done。Our customers love it. We like Acme.')).toEqual(['Acme']);
});
