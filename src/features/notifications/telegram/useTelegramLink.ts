import { useEffect, useState } from 'react';
import { request } from '../../../api/request';
import { createTelegramCode } from '../../../generated/api/client/telegram';
import { waitForConnection } from './waitForConnection';

/** Before a lost stream is opened again, in ms. */
const pause = 3000;

/** A link that connects a chat, and what is known of it. */
interface TelegramLink {
  url?: string;
  /** The link was not used in time. */
  isExpired: boolean;
  /** Asks for a link. */
  ask: () => Promise<void>;
}

/** Asks for a link, and waits until somebody has used it. */
export function useTelegramLink(onConnected: () => void): TelegramLink {
  const [url, setUrl] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    if (url === undefined) return;
    const leaving = new AbortController();
    let timer: number | undefined;
    const listen = async () => {
      const end = await waitForConnection(leaving.signal).catch(() => 'lost' as const);
      if (leaving.signal.aborted) return;
      if (end === 'lost') {
        timer = window.setTimeout(() => void listen(), pause);
        return;
      }
      setUrl(undefined);
      setExpired(end === 'over');
      if (end === 'connected') onConnected();
    };
    void listen();
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
    };
  }, [url, onConnected]);
  return {
    url,
    isExpired,
    ask: async () => {
      setExpired(false);
      setUrl((await request(createTelegramCode)).url);
    },
  };
}
