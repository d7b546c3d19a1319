import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, communityName, instant, timeZone } from '../fields.ts';
import { INTENTS } from '../reading/thread-classes.ts';
import { ALERT_LIMITS, alertName, EVENT_TYPES, shortText } from './alert-fields.ts';

const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as in 22:00.'));
const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay, timeZone })
  .check(z.refine(({ from, to }) => from !== to, 'Quiet hours start and end at different times.'));

export const DELIVERY_TIMES = ['instant', 'hourly', 'daily'] as const;

const LIST_MAX = 100;
const some = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.maxLength(LIST_MAX, `Choose at most ${LIST_MAX}.`));
const ruleFields = {
  name: alertName,
  events: z
    .array(z.enum(EVENT_TYPES, 'Choose an event from the list.'), 'Choose at least one event.')
    .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(EVENT_TYPES.length)),
  channelIds: z
    .array(z.string(), 'Choose at least one channel.')
    .check(z.minLength(1, 'Choose at least one channel.'), z.maxLength(ALERT_LIMITS.channels)),
  minScore: z.optional(
    z.nullable(z.int().check(z.minimum(0, 'A score is 0 to 100.'), z.maximum(100, 'A score is 0 to 100.'))),
  ),
  subreddits: z.optional(z.nullable(some(communityName))),
  intents: z.optional(z.nullable(some(z.enum(INTENTS)))),
  /** Threads in which one of these words of a saved scan occurs. */
  keywords: z.optional(z.nullable(some(shortText(100)))),
  /** Limits the rule to events of this post. */
  postId: z.optional(z.nullable(z.string())),
  quietHours: z.optional(z.nullable(quietHours)),
  /** The time zone of the daily digest, which is sent at 8:00. By default that of the quiet hours, or else UTC. */
  timeZone: z.optional(z.nullable(timeZone)),
  /** A paused rule matches no events. */
  isPaused: z.optional(z.boolean()),
};
const deliver = z.enum(DELIVERY_TIMES, `Choose ${DELIVERY_TIMES.join(', ')}.`);

export const ruleForm = z.object({ ...ruleFields, deliver: z._default(deliver, 'instant') });
export type RuleForm = z.output<typeof ruleForm>;

const rule = z.object({ ...ruleFields, deliver, id: z.string(), createdAt: instant });
export type AlertRule = z.output<typeof rule>;

export const listRules = endpoint({
  method: 'GET',
  path: '/api/alerts/rules',
  summary: 'Your alert rules',
  access: 'user',
  scope: 'read',
  output: z.array(rule),
  errors: ['UNAUTHORIZED'],
});

export const addRule = endpoint({
  method: 'POST',
  path: '/api/alerts/rules',
  summary: 'Add a rule: which events go to which channels, and when',
  access: 'user',
  scope: 'personOnly',
  body: ruleForm,
  output: rule,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
});

export const changeRule = endpoint({
  method: 'PATCH',
  path: '/api/alerts/rules/:id',
  summary: 'Change, pause or resume a rule; null clears a filter',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  body: z.partial(z.object({ ...ruleFields, deliver })),
  output: rule,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const removeRule = endpoint({
  method: 'DELETE',
  path: '/api/alerts/rules/:id',
  summary: 'Delete a rule',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const previewRule = endpoint({
  method: 'POST',
  path: '/api/alerts/rules/preview',
  summary: 'How many events of the last seven days a rule would have matched',
  access: 'user',
  scope: 'read',
  body: z.omit(ruleForm, { name: true, channelIds: true, isPaused: true }),
  output: z.object({ matches: z.int(), of: z.int() }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
