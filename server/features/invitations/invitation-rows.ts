import type { Invitation } from '#contract/registering/invitations.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import { invitationState } from '../session/invited/consume-invitation.ts';

type Row = Schema['invitations'] & { email: string | null };

export const presentInvitation = (row: Row, now: number): Invitation => ({
  id: row.id,
  note: row.note,
  state: invitationState(row, now),
  createdAt: toIsoTime(row.created_at),
  endsAt: toIsoTime(row.expires_at),
  usedAt: toIsoTime(row.used_at),
  usedBy: row.email,
});
