import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, instant } from '../fields.ts';

const NOTE_MAX = 80;

/** An open link lets one person register; the other states are final. */
export const INVITATION_STATES = ['open', 'used', 'ended', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const invitation = z.object({
  id: z.string(),
  /** A note on the recipient; may be empty. */
  note: z.string(),
  state: z.enum(INVITATION_STATES),
  createdAt: instant,
  endsAt: instant,
  usedAt: z.nullable(instant),
  /** The email address of the account registered with it; also null after that account is deleted. */
  usedBy: z.nullable(z.string()),
});
export type Invitation = z.output<typeof invitation>;

export const invitationForm = z.object({
  note: z._default(
    z.string().check(z.trim(), z.maxLength(NOTE_MAX, `A note has at most ${NOTE_MAX} characters.`)),
    '',
  ),
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'The invitation links of the last 90 days; only for the installation’s owner',
  access: 'user',
  scope: 'personOnly',
  output: z.object({
    /** Who may register without a link. Under `provider` there are no links. */
    signUps: z.enum(['first', 'open', 'closed', 'provider']),
    items: z.array(invitation),
  }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const makeInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Create a link that lets one person register; only for the installation’s owner',
  access: 'user',
  scope: 'personOnly',
  body: invitationForm,
  /** The link is shown only once. */
  output: z.extend(invitation, { link: z.string() }),
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
});

export const endInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  summary: 'End an invitation link early',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});
