import { expect, test, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { createQueryClient } from './query-client.ts';

const failWith = async (error: Error) => {
  const onUnauthorized = vi.fn<() => void>();
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const queries = createQueryClient(onUnauthorized);
  await expect(queries.query({ queryKey: ['/api/posts'], queryFn })).rejects.toBe(error);
  return { onUnauthorized, queryFn };
};

test('reports a 401 without retrying', async () => {
  const { onUnauthorized, queryFn } = await failWith(new ApiError(401, ''));
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(queryFn).toHaveBeenCalledOnce();
});

test.each([new ApiError(403, ''), new ApiError(500, ''), new TypeError('Failed to fetch')])(
  'keeps the session and does not retry after %s',
  async (error) => {
    const { onUnauthorized, queryFn } = await failWith(error);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(queryFn).toHaveBeenCalledOnce();
  },
);

test('never refetches without a reason', () => {
  expect(createQueryClient(() => {}).getDefaultOptions().queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
});
