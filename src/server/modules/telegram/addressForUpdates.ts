import { isOpenToAll } from '../../channels/telegram/telegramHtml';
import { takeUpdate } from '../../../generated/api/contract/telegram';

/** The ports to which Telegram sends updates; '' is 443. */
const ports = ['', '80', '88', '8443'];

/** Where Telegram can send updates of an installation. Undefined if it cannot. */
export function addressForUpdates(publicUrl: string): string | undefined {
  const { protocol, port, origin } = new URL(publicUrl);
  return protocol === 'https:' && ports.includes(port) && isOpenToAll(publicUrl)
    ? origin + takeUpdate.path
    : undefined;
}
