import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, instant } from '../fields.ts';
import { ALERT_LIMITS, CHANNEL_DISABLED, EVENT_TYPES } from './alert-fields.ts';

export const DELIVERY_STATES = ['pending', 'delivered', 'retrying', 'dead'] as const;

const delivery = z.object({
  id: z.string(),
  eventId: z.string(),
  type: z.enum([...EVENT_TYPES, CHANNEL_DISABLED]),
  /** A title, a community or an account; null after the event’s text expired. */
  about: z.nullable(z.string()),
  channelId: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** The receiver's HTTP status; null if there was no answer. */
  lastStatus: z.nullable(z.int()),
  /** Why the last attempt failed. */
  reason: z.nullable(z.string()),
  nextAttemptAt: z.nullable(instant),
  createdAt: instant,
});
export type AlertDelivery = z.output<typeof delivery>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/alerts/deliveries',
  summary: `The latest ${ALERT_LIMITS.shown} deliveries, newest first`,
  access: 'user',
  scope: 'read',
  query: z.object({
    channelId: z.optional(z.string()),
    state: z.optional(z.enum(DELIVERY_STATES, `Choose ${DELIVERY_STATES.join(', ')}.`)),
  }),
  output: z.array(delivery),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const resendDelivery = endpoint({
  method: 'POST',
  path: '/api/alerts/deliveries/:id/resend',
  summary: 'Send a delivery again, with a new series of retries',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: delivery,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});
