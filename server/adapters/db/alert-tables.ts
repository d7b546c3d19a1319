import type { AlertType } from '#contract/alerts/alert-fields.ts';
import type { ChannelKind, AlertChannel } from '#contract/alerts/channels.ts';
import type { AlertDelivery } from '#contract/alerts/deliveries.ts';

export type AlertTables = {
  /** The outbox: events, written in the transaction that causes them. Holds no third-party text. */
  events: {
    id: string;
    workspace_id: string;
    type: AlertType;
    /** JSON `EventFacts`: the input of rules. */
    facts: string;
    at: number;
  };
  /** The texts of events, as long as third-party texts may be kept. */
  event_texts: {
    event_id: string;
    workspace_id: string;
    /** The event's data, a JSON `EventData`. */
    data: string;
    /** Redditors whose words it contains, in lowercase. */
    author: string | null;
    comment_author: string | null;
    expires_at: number;
  };
  alert_channels: {
    id: string;
    workspace_id: string;
    kind: ChannelKind;
    name: string;
    /** The receiver's name for display, without secrets. */
    target: string;
    state: AlertChannel['state'];
    /** JSON `ChannelSettings`, encrypted: URLs of incoming webhooks are secrets. */
    sealed_settings: string;
    /** A webhook's secret, encrypted. */
    signing_secret: string | null;
    /** The previous secret, which still signs beside the new one until `old_secret_until`. */
    old_signing_secret: string | null;
    old_secret_until: number | null;
    /** Hash of the token in a feed's URL or in the links of e-mails. */
    token_hash: string | null;
    /** The first failure after the last success. */
    failing_since: number | null;
    failed_at: number | null;
    failed_status: number | null;
    failure: string | null;
    created_at: number;
  };
  alert_rules: {
    id: string;
    workspace_id: string;
    name: string;
    /** JSON `RuleConfiguration`. */
    configuration: string;
    /** The start of the latest pause. */
    paused_at: number | null;
    /** The end of that pause; null while it lasts. */
    resumed_at: number | null;
    created_at: number;
  };
  /** The deliveries, one per event and channel. */
  alert_deliveries: {
    id: string;
    workspace_id: string;
    event_id: string;
    channel_id: string;
    state: AlertDelivery['state'];
    attempts: number;
    last_status: number | null;
    reason: string | null;
    /** When to send next; null once the delivery has arrived or is given up. */
    next_attempt_at: number | null;
    /** The lease of the worker that is sending it. */
    leased_until: number | null;
    lease_token: string | null;
    created_at: number;
  };
};
