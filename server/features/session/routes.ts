import * as session from '#contract/session.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { setSessionCookie } from '#server/http/session.ts';
import { changePassword } from './change-password.ts';
import { deleteUser } from './delete-user.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { exportUser } from './export-user.ts';
import { listSessions } from './list-sessions.ts';
import { listSignIns } from './list-sign-ins.ts';
import { loginRoutes } from './login-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { findUser, presentUser } from './session-rows.ts';
import { signOutRoutes } from './sign-out-routes.ts';
import { updateProfile } from './update-profile.ts';

export function sessionRoutes(app: App, stylesheet: string): void {
  loginRoutes(app, stylesheet);
  providerRoutes(app, stylesheet);
  signOutRoutes(app, stylesheet);
  passkeyRoutes(app, stylesheet);
  handle(app, session.getUser, async ({ db, actor }) => presentUser(await findUser(db, actor.userId)));
  handle(app, session.listSessions, listSessions);
  handle(app, session.listSignIns, listSignIns);
  handle(app, session.endSession, endSession);
  handle(app, session.endAllSessions, endAllSessions);
  handle(app, session.updateProfile, updateProfile);
  handle(app, session.changePassword, async (ctx, input, reply) =>
    setSessionCookie(reply, ctx, await changePassword(ctx, input)),
  );
  handle(app, session.exportUser, exportUser);
  handle(app, session.deleteUser, deleteUser);
}
