import { expect, test } from 'vitest';
import { QUESTION_KEYS, SHAPES } from '#contract/drafting/shapes.ts';
import { listQuestions, QUESTIONS, removeLead, SHAPE_TABLE } from './shapes.ts';

test('every shape has three to five questions, a label and a closing question', () => {
  for (const shape of SHAPES) {
    const { questions, label, closing } = SHAPE_TABLE[shape];
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
    expect(label).not.toBe('');
    expect(closing).toMatch(/\?$/);
  }
});

test('every question belongs to a shape or to comments', () => {
  const used = new Set(Object.values(SHAPE_TABLE).flatMap(({ questions }) => questions));
  expect(QUESTION_KEYS.filter((key) => !used.has(key))).toEqual([]);
});

test('asks the shape’s questions first, then those answered for another shape', () => {
  const answers = [
    { question: 'result' },
    { question: 'does' },
    { question: null },
    { question: 'does' },
  ] as const;
  expect(listQuestions('story', answers)).toEqual([...SHAPE_TABLE.story.questions, 'does']);
});

test('removes a lead from a sentence, but nothing else', () => {
  expect(removeLead(`${QUESTIONS.change.lead} moved to annual`)).toBe('moved to annual');
  expect(removeLead('What I did not expect')).toBe('What I did not expect');
});
