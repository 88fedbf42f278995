import type { ContactType } from '../../lib/rules/contacts/contactTypes';
import type { Channel } from '../db/schema';
import type { Recipient } from './recipients/recipient';

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
