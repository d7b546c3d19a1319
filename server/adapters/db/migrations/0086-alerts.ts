import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The outbox of events, and the channels, rules and deliveries of alerts. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    const table = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('workspace_id', 'text', (c) =>
          c.notNull().references('workspaces.id').onDelete('cascade'),
        );
    await table('events')
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('facts', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('event_texts')
      .addColumn('event_id', 'text', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('author', 'text')
      .addColumn('comment_author', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await table('alert_channels')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('sealed_settings', 'text', (c) => c.notNull())
      .addColumn('signing_secret', 'text')
      .addColumn('old_signing_secret', 'text')
      .addColumn('old_secret_until', 'bigint')
      .addColumn('token_hash', 'text', (c) => c.unique())
      .addColumn('failing_since', 'bigint')
      .addColumn('failed_at', 'bigint')
      .addColumn('failed_status', 'integer')
      .addColumn('failure', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await table('alert_rules')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('configuration', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await table('alert_deliveries')
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
      .addColumn('channel_id', 'text', (c) => c.notNull().references('alert_channels.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('last_status', 'integer')
      .addColumn('reason', 'text')
      .addColumn('next_attempt_at', 'bigint')
      .addColumn('leased_until', 'bigint')
      .addColumn('lease_token', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('alert_deliveries_once', ['event_id', 'channel_id'])
      .execute();
    const index = (name: string, on: string, columns: string[]) =>
      db.schema.createIndex(name).on(on).columns(columns).execute();
    await index('events_of_workspace', 'events', ['workspace_id', 'at']);
    await index('events_swept', 'events', ['at']);
    await index('event_texts_of_workspace', 'event_texts', ['workspace_id']);
    await index('event_texts_swept', 'event_texts', ['expires_at']);
    await index('alert_channels_of_workspace', 'alert_channels', ['workspace_id']);
    await index('alert_rules_of_workspace', 'alert_rules', ['workspace_id']);
    await index('alert_deliveries_of_workspace', 'alert_deliveries', ['workspace_id', 'id']);
    await index('alert_deliveries_swept', 'alert_deliveries', ['created_at']);
    await sql`create index alert_deliveries_due on alert_deliveries
      (channel_id, (coalesce(leased_until, next_attempt_at))) where next_attempt_at is not null`.execute(db);
  },
};
