import { afterAll } from 'vitest';
import { connectAccount, createPlatformApp } from './platform-app.ts';

export type CheckFinding = { severity: string; code: string; quote: string | null; remedy: string };

export const listCodes = ({ findings }: { findings: CheckFinding[] }) =>
  findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code);

/** One app for all tests of a file: its owner has connected an account, and visitors check texts. */
export async function openCheckApp() {
  const app = await createPlatformApp();
  afterAll(() => app.close());
  const owner = await app.as('owner');
  await connectAccount(owner, { username: 'sandbox_ada' });
  let addresses = 0;
  return {
    app,
    owner,
    /** A visitor with an IP address of their own. */
    visitor: () => {
      addresses += 1;
      const remoteAddress = `203.0.113.${addresses}`;
      return {
        check: async (payload: object) => {
          const request = { method: 'POST', url: '/api/check', payload, remoteAddress } as const;
          const answer = await app.visitor().send(request);
          return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
        },
      };
    },
  };
}
