import * as contract from '#contract/registering/invitations.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { endInvitation } from './end-invitation.ts';
import { invitedRoutes } from './invited-routes.ts';
import { listInvitations } from './list-invitations.ts';
import { makeInvitation } from './make-invitation.ts';

export function invitationRoutes(app: App, stylesheet: string): void {
  handle(app, contract.listInvitations, listInvitations);
  handle(app, contract.makeInvitation, makeInvitation);
  handle(app, contract.endInvitation, endInvitation);
  invitedRoutes(app, stylesheet);
}
