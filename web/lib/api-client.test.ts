import * as z from 'zod/mini';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { ApiError, call, dropFirstAnswers, errorMessage, type Target } from './api-client.ts';

let fetched: MockInstance<typeof fetch>;
const answerWith = (body: string | null, init?: ResponseInit) =>
  fetched.mockResolvedValue(new Response(body, init));

const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads/:community',
  summary: 'Threads',
  access: 'user',
  scope: 'draft',
  params: z.object({ community: z.string() }),
  query: z.object({ score_min: z.optional(z.number()), viewed: z.optional(z.boolean()) }),
  output: z.array(z.string()),
  errors: [],
});
const renameThread = endpoint({
  method: 'PATCH',
  path: '/api/threads/:id',
  summary: 'Rename',
  access: 'user',
  scope: 'draft',
  params: z.object({ id: z.string() }),
  body: z.object({ title: z.string() }),
  output: null,
  errors: [],
});

const LIST: Target<typeof listThreads> = { method: 'GET', path: '/api/threads/:community' };
const RENAME: Target<typeof renameThread> = { method: 'PATCH', path: '/api/threads/:id' };

beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch');
});

test('sends all further input of a GET as query parameters, omitting undefined values', async () => {
  answerWith('["one"]');
  const answer = await call(LIST, { community: 'a b', score_min: 60, viewed: undefined });
  expect(answer).toEqual(['one']);
  expect(fetched).toHaveBeenCalledWith('/api/threads/a%20b?score_min=60', {
    method: 'GET',
    credentials: 'include',
  });
});

test('sends all further input of a write as JSON, and accepts an empty response', async () => {
  answerWith(null, { status: 204 });
  await expect(call(RENAME, { id: '7', title: 'New' })).resolves.toBeUndefined();
  expect(fetched).toHaveBeenCalledWith('/api/threads/7', {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"New"}',
  });
});

const putAnswer = (path: string, json: string) => {
  document.body.innerHTML = `<script type="application/json" data-answer="${path}">${json}</script>`;
};

test('uses the response embedded in the page for the first call only', async () => {
  answerWith('["asked"]');
  putAnswer('/api/threads/a%20b?score_min=60', '["carried"]');
  const ask = () => call(LIST, { community: 'a b', score_min: 60 });
  await expect(ask()).resolves.toEqual(['carried']);
  expect(fetched).not.toHaveBeenCalled();
  await expect(ask()).resolves.toEqual(['asked']);
});

test('calls the server for other paths, for writes, and after the embedded responses are dropped', async () => {
  putAnswer('/api/threads/a', '["carried"]');
  answerWith('["asked"]');
  await expect(call(LIST, { community: 'b' })).resolves.toEqual(['asked']);
  putAnswer('/api/threads/7', '["carried"]');
  answerWith(null, { status: 204 });
  await expect(call(RENAME, { id: '7', title: 'New' })).resolves.toBeUndefined();
  dropFirstAnswers();
  answerWith('["asked"]');
  await expect(call(LIST, { community: '7' })).resolves.toEqual(['asked']);
});

test.each([
  [
    '{"code":"NOT_FOUND","message":"No such thread."}',
    '404: {"code":"NOT_FOUND","message":"No such thread."}',
  ],
  ['<html>gone</html>', '404: <html>gone</html>'],
  ['', '404: Not Found'],
])('turns a 404 with the body %j into the error %j', async (body, message) => {
  answerWith(body, { status: 404, statusText: 'Not Found' });
  await expect(call(RENAME, { id: '7', title: 'New' })).rejects.toThrow(message);
});

test("exposes an error's message and fields", async () => {
  answerWith('{"code":"INVALID_INPUT","message":"Check this.","fields":{"title":"Too long."}}', {
    status: 422,
  });
  const error = await call(RENAME, { id: '7', title: 'x' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).status).toBe(422);
  expect((error as ApiError).body.fields).toEqual({ title: 'Too long.' });
  expect(errorMessage(error)).toBe('Check this.');
  expect(errorMessage(new TypeError('Failed to fetch'))).toContain('didn’t answer');
});
