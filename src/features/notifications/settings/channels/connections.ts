import type { ComponentType } from 'react';
import { PushConnection } from '../../push/PushConnection';
import { LateTelegramConnection } from '../../telegram/LateTelegramConnection';
import type { ConnectionProps } from './connection';
import { EmailConnection } from './EmailConnection';

/** What a channel offers below its switch, in each state: connecting it, or what to do if its address refuses. */
export const connections: Readonly<Partial<Record<string, ComponentType<ConnectionProps>>>> = {
  EMAIL: EmailConnection,
  PUSH: PushConnection,
  TELEGRAM: LateTelegramConnection,
};
