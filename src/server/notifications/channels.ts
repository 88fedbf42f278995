import type { ContactType } from '../../lib/rules/contacts/contactTypes';
import type { Channel } from '../db/schema';
import type { Category } from '../mail/templates/categories';
import type { EmailDefinition, Storable } from '../mail/templates/email';
import type { Recipient } from './recipient';

/** What a kind of notification says by each channel: a row for every channel there is, or it does not compile. */
export interface TextsByChannel<Data extends Storable<Data>, Of extends Category = Category> {
  EMAIL: EmailDefinition<Data, Of>;
}

interface ChannelRule {
  /** The preference (P11) that switches it off. */
  preference: ContactType;
  /** Where it reaches somebody; undefined where it does not. */
  addressOf(recipient: Recipient): string | undefined;
}

/** Every channel that something is sent by. */
export const channels: Record<Channel, ChannelRule> = {
  EMAIL: { preference: 'EMAIL', addressOf: ({ email }) => email },
};

export const channelNames = Object.keys(channels) as Channel[];
