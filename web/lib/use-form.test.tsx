import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openPage, press, type } from '#test/open-page.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { ApiError } from './api-client.ts';
import { findSchemaFaults, useForm } from './use-form.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'Too short.'), z.regex(/^\w+$/, 'Letters only.')),
  city: z.string().check(z.minLength(1, 'Enter a city.')),
});

let answer: () => Promise<void>;
let sent: object[];

function PersonForm() {
  const { form, field, problem, pending, reset } = useForm(schema, { name: '', city: '' }, save);
  async function save(values: object) {
    sent.push(values);
    await answer();
    reset();
  }
  return (
    <form {...form} aria-label="Person">
      <TextField label="Name" {...field('name')} />
      <TextField label="City" {...field('city')} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </form>
  );
}

const refuse = (body: object) => () => Promise.reject(new ApiError(422, JSON.stringify(body)));
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const submit = () => fireEvent.submit(screen.getByRole('form'));

beforeEach(async () => {
  sent = [];
  answer = () => Promise.resolve();
  await openPage(<PersonForm />);
});
test('reports the first fault that the schema finds in each field', () => {
  expect(findSchemaFaults(schema, { name: '!', city: '' })).toEqual({
    name: 'Too short.',
    city: 'Enter a city.',
  });
  expect(findSchemaFaults(schema, { name: 'Ana', city: 'Graz' })).toEqual({});
});

test('shows faults at their fields, focuses the first one and sends nothing', async () => {
  type('Name', 'Ana');
  submit();
  expect(screen.getByText('Enter a city.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  expect(sent).toEqual([]);
});

test("clears only the corrected field's error", () => {
  submit();
  type('Name', 'Ana');
  expect(screen.queryByText('Too short.')).toBeNull();
  expect(screen.getByText('Enter a city.')).toBeTruthy();
});

test('shows the server’s refusal at its field and keeps the input', async () => {
  answer = refuse({ code: 'INVALID_INPUT', message: 'Check it.', fields: { name: 'This name is taken.' } });
  type('Name', 'Ana');
  type('City', 'Graz');
  submit();
  expect(await screen.findByText('This name is taken.')).toBeTruthy();
  expect([value('Name'), value('City')]).toEqual(['Ana', 'Graz']);
});

test('shows a refusal without fields for the whole form', async () => {
  answer = refuse({ code: 'CONFLICT', message: 'Somebody else was faster.' });
  type('Name', 'Ana');
  type('City', 'Graz');
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Somebody else was faster.'));
});

test('submits a form only once at a time, and it can be reset afterwards', async () => {
  const held = Promise.withResolvers<void>();
  answer = () => held.promise;
  type('Name', 'Ana');
  type('City', 'Graz');
  submit();
  submit();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  press('Save');
  held.resolve();
  await waitFor(() => expect(value('Name')).toBe(''));
  expect(sent).toEqual([{ name: 'Ana', city: 'Graz' }]);
});
