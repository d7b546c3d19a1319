import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { QuestionKey, Shape } from '#contract/drafting/shapes.ts';
import { frameProduct } from '#core/drafts/enforce/product-frame.ts';
import { isClosingQuestion, removeLead, SHAPE_TABLE } from '#core/drafts/shapes.ts';
import { makeRequest } from '#test/drafts/make-request.ts';
import { writeOutline } from '#core/drafts/write-outline.ts';
import { listClosings } from '#core/mentions/disclosure.ts';

type Brief = {
  id: string;
  topic: string;
  subreddit: string;
  shape: Shape;
  answers: { question: QuestionKey; text: string }[];
  mine?: boolean;
};
const BRIEFS = readFileSync(join(import.meta.dirname, 'briefs.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Brief);

test('there are sixty briefs of all shapes, each with answers to questions of its shape', () => {
  expect(BRIEFS).toHaveLength(60);
  expect(new Set(BRIEFS.map(({ shape }) => shape)).size).toBe(10);
  for (const { shape, answers } of BRIEFS)
    for (const { question } of answers) expect(SHAPE_TABLE[shape].questions).toContain(question);
});

test.each(BRIEFS)('the outline of $id explains every paragraph: $topic', (brief) => {
  const { topic, subreddit: community, shape, answers, mine } = brief;
  const request = makeRequest({ website: null, topic, community, shape, answers, isOwn: mine ?? null });
  const { title, content } = writeOutline(frameProduct(request));
  expect(title?.toLowerCase()).toBe(topic.toLowerCase());
  const paragraphs = content.split('\n\n');
  const own = new Set(answers.map(({ text }) => text));
  const added = paragraphs.filter((paragraph) => !own.has(removeLead(paragraph)));
  expect(
    added.filter((paragraph) => !isClosingQuestion(paragraph) && !listClosings(null).has(paragraph)),
  ).toEqual([]);
  expect(paragraphs.map(removeLead).filter((paragraph) => own.has(paragraph))).toHaveLength(answers.length);
});
