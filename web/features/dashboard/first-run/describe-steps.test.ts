import { expect, test } from 'vitest';
import { readTopic } from '#core/topics/read-topic.ts';
import { EXAMPLE_TOPICS } from './describe-steps.ts';

test.each(EXAMPLE_TOPICS)('“%s” is read as the question that it is', (topic) => {
  expect(readTopic(topic).kind).toBe('question');
});
