import type { AlertType } from '#contract/alerts/alert-fields.ts';
import type { ChannelKind, AlertChannel } from '#contract/alerts/channels.ts';
import type { AlertDelivery } from '#contract/alerts/deliveries.ts';

/** The tables of alerts. */
export type AlertTables = {
  /** The outbox: what happened, written in the transaction that makes it true. Holds no third-party text. */
  events: {
    id: string;
    workspace_id: string;
    type: AlertType;
    /** JSON `EventFacts`: what rules match. */
    facts: string;
    at: number;
  };
  /** What receivers are told, while it may be kept. */
  event_texts: {
    event_id: string;
    workspace_id: string;
    /** JSON `EventData`. */
    data: string;
    /** Redditors whose words it holds, in lower case. */
    author: string | null;
    comment_author: string | null;
    expires_at: number;
  };
  alert_channels: {
    id: string;
    workspace_id: string;
    kind: ChannelKind;
    name: string;
    /** Where it leads, without secrets. */
    target: string;
    state: AlertChannel['state'];
    /** JSON `ChannelSettings`, encrypted: addresses of incoming webhooks are secrets. */
    sealed_settings: string;
    /** Of a webhook, encrypted. */
    signing_secret: string | null;
    /** Signs beside the new one until `old_secret_until`. */
    old_signing_secret: string | null;
    old_secret_until: number | null;
    /** Of a feed's address, or of the links in e-mails. */
    token_hash: string | null;
    /** Since the first failure after the last success. */
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
    /** A JSON `RuleForm` without its name. */
    configuration: string;
    created_at: number;
  };
  /** One for each event and channel. */
  alert_deliveries: {
    id: string;
    workspace_id: string;
    event_id: string;
    channel_id: string;
    state: AlertDelivery['state'];
    attempts: number;
    last_status: number | null;
    reason: string | null;
    /** Null once it is delivered or dead. */
    next_attempt_at: number | null;
    /** A worker is sending it until then. */
    leased_until: number | null;
    lease_token: string | null;
    created_at: number;
  };
};
