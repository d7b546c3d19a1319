import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, instant } from '../fields.ts';

const NOTE_MAX = 80;

/** An open link lets one person in; each other state is an end. */
export const INVITATION_STATES = ['open', 'used', 'ended', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const invitation = z.object({
  id: z.string(),
  /** For whom it is, as its maker put it; may be empty. */
  note: z.string(),
  state: z.enum(INVITATION_STATES),
  createdAt: instant,
  /** Until when it can be used. */
  endsAt: instant,
  usedAt: z.nullable(instant),
  /** The email address of the account that it made; null too where that account is gone. */
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
  summary: 'The invitation links of the last 90 days; for the installation’s owner alone',
  access: 'user',
  output: z.object({
    /** Who may register here without a link. Under `provider` there are no links. */
    signUps: z.enum(['first', 'open', 'closed', 'provider']),
    items: z.array(invitation),
  }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const makeInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Make a link that lets one person register; for the installation’s owner alone',
  access: 'user',
  body: invitationForm,
  /** The link is shown this once. */
  output: z.extend(invitation, { link: z.string() }),
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
});

export const endInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  summary: 'End an invitation link before its time',
  access: 'user',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});
