import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as channels from '#contract/alerts/channels.ts';
import type * as deliveries from '#contract/alerts/deliveries.ts';
import type * as rules from '#contract/alerts/rules.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const CHANNELS: Target<typeof channels.listChannels> = { method: 'GET', path: '/api/alerts/channels' };
const KINDS: Target<typeof channels.listChannelKinds> = { method: 'GET', path: '/api/alerts/kinds' };
const ADD_CHANNEL: Target<typeof channels.addChannel> = { method: 'POST', path: CHANNELS.path };
const CHANGE_CHANNEL: Target<typeof channels.changeChannel> = {
  method: 'PATCH',
  path: '/api/alerts/channels/:id',
};
const REMOVE_CHANNEL: Target<typeof channels.removeChannel> = {
  method: 'DELETE',
  path: '/api/alerts/channels/:id',
};
const TEST: Target<typeof channels.testChannel> = { method: 'POST', path: '/api/alerts/channels/:id/test' };
const CONFIRM: Target<typeof channels.resendConfirmation> = {
  method: 'POST',
  path: '/api/alerts/channels/:id/confirmation',
};
const ROTATE: Target<typeof channels.rotateSecret> = {
  method: 'POST',
  path: '/api/alerts/channels/:id/rotate-secret',
};

const RULES: Target<typeof rules.listRules> = { method: 'GET', path: '/api/alerts/rules' };
const ADD_RULE: Target<typeof rules.addRule> = { method: 'POST', path: RULES.path };
const CHANGE_RULE: Target<typeof rules.changeRule> = { method: 'PATCH', path: '/api/alerts/rules/:id' };
const REMOVE_RULE: Target<typeof rules.removeRule> = { method: 'DELETE', path: '/api/alerts/rules/:id' };
const PREVIEW: Target<typeof rules.previewRule> = { method: 'POST', path: '/api/alerts/rules/preview' };

const DELIVERIES: Target<typeof deliveries.listDeliveries> = {
  method: 'GET',
  path: '/api/alerts/deliveries',
};
const RESEND: Target<typeof deliveries.resendDelivery> = {
  method: 'POST',
  path: '/api/alerts/deliveries/:id/resend',
};

export const channelsQuery = queryOptions({ queryKey: [CHANNELS.path], queryFn: () => call(CHANNELS) });
export const rulesQuery = queryOptions({ queryKey: [RULES.path], queryFn: () => call(RULES) });

export const useChannels = () => useQuery(channelsQuery);
export const useChannelKinds = () => useQuery({ queryKey: [KINDS.path], queryFn: () => call(KINDS) });
export const useRules = () => useQuery(rulesQuery);

export const DELIVERIES_KEY = [DELIVERIES.path] as const;
export type DeliveryFilter = CallInput<typeof deliveries.listDeliveries>;
export const useDeliveries = (filter: DeliveryFilter) =>
  useQuery({
    queryKey: [...DELIVERIES_KEY, filter],
    queryFn: () => call(DELIVERIES, filter),
    placeholderData: (before) => before,
  });

type Preview = CallInput<typeof rules.previewRule>;
/** The rule to preview; null while it has no events, which the server would refuse. */
export const usePreview = (rule: Preview | null) =>
  useQuery({
    queryKey: [PREVIEW.path, rule],
    queryFn: () => (rule ? call(PREVIEW, rule) : null),
    enabled: rule !== null,
    placeholderData: (before) => before,
  });

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>, ...paths: string[]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] }))).then(() => undefined),
  });
}

export const useAddChannel = () =>
  useChange((form: CallInput<typeof channels.addChannel>) => call(ADD_CHANNEL, form), CHANNELS.path);
export const useChangeChannel = () =>
  useChange(
    (change: CallInput<typeof channels.changeChannel>) => call(CHANGE_CHANNEL, change),
    CHANNELS.path,
  );
export const useRemoveChannel = () =>
  useChange((id: string) => call(REMOVE_CHANNEL, { id }), CHANNELS.path, DELIVERIES.path);
const PUSH_KEY: Target<typeof channels.readPushKey> = { method: 'GET', path: '/api/alerts/push-key' };
export const readPushKey = () => call(PUSH_KEY);

export const useTestChannel = () => useMutation({ mutationFn: (id: string) => call(TEST, { id }) });
export const useResendConfirmation = () => useMutation({ mutationFn: (id: string) => call(CONFIRM, { id }) });
export const useRotateSecret = () => useMutation({ mutationFn: (id: string) => call(ROTATE, { id }) });

export const useAddRule = () =>
  useChange((rule: CallInput<typeof rules.addRule>) => call(ADD_RULE, rule), RULES.path);
export const useChangeRule = () =>
  useChange((change: CallInput<typeof rules.changeRule>) => call(CHANGE_RULE, change), RULES.path);
export const useRemoveRule = () => useChange((id: string) => call(REMOVE_RULE, { id }), RULES.path);

export const useResend = () => useChange((id: string) => call(RESEND, { id }), DELIVERIES.path);
