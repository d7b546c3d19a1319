import { expect, test } from 'vitest';
import { stubServer } from '#test/open-page.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { userQuery } from './session.queries.ts';

test('clears cached data when the user changes or signs out', async () => {
  const { answers } = stubServer({});
  const queries = createQueryClient(() => undefined);
  const askAs = async (id: string | null) => {
    answers['GET /api/auth/user'] = id === null ? Response.json({}, { status: 401 }) : { id };
    await queries.query({ ...userQuery, staleTime: 0 });
    return queries.getQueryData(['/api/posts']);
  };
  await askAs('usr_1');
  queries.setQueryData(['/api/posts'], ['a post']);
  expect(await askAs('usr_1')).toEqual(['a post']);
  expect(await askAs('usr_2')).toBeUndefined();
  queries.setQueryData(['/api/posts'], ['another post']);
  expect(await askAs(null)).toBeUndefined();
});
