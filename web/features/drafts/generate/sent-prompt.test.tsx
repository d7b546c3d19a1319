import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GeneratedDraft } from '#contract/drafts.ts';
import { rememberSent } from './sent-to-model.ts';
import { SentPrompt } from './sent-prompt.tsx';

const DRAFT: GeneratedDraft = {
  title: null,
  content: 'Call them.',
  engine: 'small-model',
  notes: [],
  shape: 'story',
  questions: [],
  usage: null,
  sent: { system: 'Be brief.', prompt: 'Write <b>this</b>.', answer: '{"content": "Call them."}' },
  advice: null,
};

test("shows a model's prompt and answer as plain text, folded", () => {
  rememberSent(DRAFT);
  render(<SentPrompt content="Call them." />);
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
  const prompt = within(screen.getByRole('region', { name: 'Prompt' }));
  expect(prompt.getByText(/Be brief\.\s+Write <b>this<\/b>\./)).toBeTruthy();
  const answer = within(screen.getByRole('region', { name: 'Answer' }));
  expect(answer.getByText('{"content": "Call them."}')).toBeTruthy();
});

test('shows nothing for a text that no model wrote, or for one from before a reload', () => {
  rememberSent({ ...DRAFT, sent: null });
  const { container } = render(<SentPrompt content="Call them." />);
  expect(container.textContent).toBe('');
  rememberSent(DRAFT);
  for (let number = 0; number < 20; number += 1) rememberSent({ ...DRAFT, content: `Draft ${number}` });
  render(<SentPrompt content="Call them." />);
  expect(screen.queryByText('What was sent')).toBeNull();
});
