import { expect, test } from 'vitest';
import { describeEstimate, estimateUpvotes } from './estimate-upvotes.ts';

const seven = [30, 1, 2, 3, 9, 1, 2];
const described = (threads: number[][]) => describeEstimate('saas', threads, estimateUpvotes(threads));

test('estimates the median and the middle half from enough answers in enough threads', () => {
  expect(estimateUpvotes([seven, seven, seven])).toEqual({ median: 2, from: 1, to: 9 });
  expect(described([seven, seven, seven])).toBe(
    'Half of the 21 answers in 3 threads of r/saas that were read lately have 1 to 9 upvotes.',
  );
});

test('gives no estimate from too few answers or threads, and says so', () => {
  expect(estimateUpvotes([seven, seven, [1]])).toBeNull();
  expect(estimateUpvotes([[...seven, ...seven, ...seven]])).toBeNull();
  expect(described([[1]])).toBe(
    'Only 1 answer in 1 thread of r/saas was read so far; an estimate takes 20 answers in 3 threads.',
  );
  expect(described([])).toBe('No answers in r/saas were read yet.');
});
