import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { languagesOf } from './languagesOf';
import * as schema from './schema';

const folder = join(import.meta.dirname, 'schema');

/** Texts without a language column, by reason. */
const others: Readonly<Record<string, readonly string[]>> = {
  'names and labels, in whatever language the thing has its name': [
    'participants.first_name',
    'participants.last_name',
    'participants.position',
    'participants.company',
    'participants.city',
    'participants.country',
    'member_invites.first_name',
    'member_invites.last_name',
    'identities.given_name',
    'identities.family_name',
    'meetings.place_text',
    'events.organizer_contact',
    'chats.name',
    'directory_counts.value',
    'directory_counts.country',
    'telegram_chats.username',
  ],
  'read by their author alone': [
    'matching_results.note',
    'onboarding_progress.looking_for',
    'relations.note',
  ],
  'between managers and one member: read as letters, and by managers': [
    'manager_messages.subject',
    'manager_messages.text',
    'member_notes.text',
    'audit_texts.text',
    'member_views.title',
    'reports.text',
  ],
  'words of the program': [
    'audit_chain.previous',
    'chat_reactions.emoji',
    'communities.domain',
    'community_last_known_good.domain',
    'community_last_known_good.files',
    'consents.version',
    'consents.address',
    'declined_reasons.term',
    'deliveries.address',
    'deliveries.channel',
    'notification_preferences.channel',
    'unsubscribe_links.channel',
    'event_broadcasts.about',
    'event_broadcasts.cursor',
    'events.currency',
    'events.online_meeting_link',
    'events.payment_link',
    'former_slugs.slug',
    'identities.issuer',
    'identities.subject',
    'jobs.queue',
    'matching_lists.missing',
    'matching_results.carried_to',
    'matching_rounds.seed',
    'meetings.uid',
    'notifications.cause',
    'oauth_states.back_to',
    'oauth_states.nonce',
    'oauth_states.verifier',
    'refused_addresses.address',
    'refused_addresses.channel',
    'refused_addresses.smtp_status',
    'rights_changes.subject',
    'notification_actions.action_name',
    'notification_actions.choice',
    'participants.slug',
    'payments.currency',
    'server_keys.purpose',
    'sessions.issuer',
    'sessions.user_agent',
    'web_push_subscriptions.auth',
    'web_push_subscriptions.endpoint',
    'web_push_subscriptions.p256dh',
  ],
};

/** Columns whose names show that they are no free text. */
const plain = /(^|_)(id|hash|by|kind|url|key|date|time|zone|day|week|email)$/;

/** Columns that may contain any text, by the source: their type has no other restriction. */
const texts = new Set(
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\btext\('(\w+)'\)([^\n]*(?:\n\s+\.[^\n]*)*)/g)]
      .filter(
        ([, name = '', rest = '']) =>
          !plain.test(name) && !/\$type<|references\(|generated|array\(/.test(rest),
      )
      .map(([, name]) => name),
  ),
);
const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value as PgTable] : []));

it('every free text that others read has its language beside it', () => {
  const without = tables.flatMap((table) => {
    const columns = getTableColumns(table);
    return Object.entries(columns)
      .filter(
        ([key, column]) =>
          column.getSQLType() === 'text' && texts.has(column.name) && !(`${key}Lang` in columns),
      )
      .map(([, column]) => `${getTableName(table)}.${column.name}`);
  });
  const known = new Set(Object.values(others).flat());
  expect(without.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !without.includes(name))).toEqual([]);
});

it('a text has the language that it is written in, and keeps it while it stays the same', () => {
  const { participants } = schema;
  const before = { about: 'Пекарь', goal: null, lookingFor: 'a baker' };
  expect(languagesOf(participants, { ...before, firstName: 'Ada', city: 'Riga' }, 'ru')).toEqual({
    aboutLang: 'ru',
    goalLang: null,
    lookingForLang: 'ru',
  });
  const patch = { about: 'Пекарь', goal: undefined, lookingFor: '' };
  expect(languagesOf(participants, patch, 'en', before)).toEqual({ lookingForLang: null });
});
