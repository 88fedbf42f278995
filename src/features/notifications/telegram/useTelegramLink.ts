import { useEffect, useEffectEvent, useState } from 'react';
import { request } from '../../../api/request';
import { createTelegramCode } from '../../../generated/api/client/telegram';
import { waitForConnection, type WaitEnd } from './waitForConnection';

/** How long a link works, in ms (P36). */
const lifetime = 600_000;

/** A link that connects a chat, and what is known of it. */
interface TelegramLink {
  /** Undefined if none is waited for. */
  url?: string;
  /** The last link was not used in time. */
  isExpired: boolean;
  /** Asks for a link. */
  ask: () => Promise<void>;
}

/** Asks for a link, and waits until somebody has used it. */
export function useTelegramLink(onConnected: () => void): TelegramLink {
  const [url, setUrl] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  const finish = useEffectEvent((end: WaitEnd) => {
    setUrl(undefined);
    setExpired(end === 'over');
    if (end === 'connected') onConnected();
  });
  useEffect(() => {
    if (url === undefined) return;
    const leave = waitForConnection((end) => finish(end));
    // Streams that were opened again last longer than the link.
    const timer = window.setTimeout(() => finish('over'), lifetime);
    return () => {
      window.clearTimeout(timer);
      leave();
    };
  }, [url]);
  return {
    url,
    isExpired,
    ask: async () => {
      setExpired(false);
      setUrl((await request(createTelegramCode)).url);
    },
  };
}
