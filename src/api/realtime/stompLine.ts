import { Client, StompSocketState } from '@stomp/stompjs';

/** How often each side shows that it is there, in ms. */
const heartbeat = 10_000;

const frameOf = (destination: string) => ({ id: destination, receipt: `subscribed ${destination}` });

export interface LineHandlers {
  onUp: () => void;
  /** It has ended, by this code of the server or the browser. */
  onDown: (code?: number) => void;
  onEvent: (destination: string, body: unknown) => void;
  /** The server sends from here on what is published. */
  onSubscribed: (destination: string) => void;
  /** The server does not let this user subscribe. */
  onRefused: (destination: string) => void;
}

export interface Line {
  subscribe: (destination: string) => void;
  unsubscribe: (destination: string) => void;
  send: (destination: string, body: unknown) => void;
  close: () => void;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** One connection by STOMP 1.2. It is not opened again when it ends: `realtime.ts` opens another one. */
export function openStompLine(address: string, handlers: LineHandlers): Line {
  const client = new Client({
    brokerURL: address,
    reconnectDelay: 0,
    heartbeatIncoming: heartbeat,
    heartbeatOutgoing: heartbeat,
    onConnect: handlers.onUp,
    // An error names the frame that caused it.
    onStompError: ({ headers }) => {
      const { receipt } = frameOf('');
      const cause = headers['receipt-id'] ?? '';
      if (cause.startsWith(receipt)) handlers.onRefused(cause.slice(receipt.length));
    },
    onWebSocketClose: (event: CloseEvent) => handlers.onDown(event.code),
  });
  client.activate();
  /** Not while either side ends it: the browser would warn. */
  const isOpen = () => client.webSocket?.readyState === StompSocketState.OPEN;
  return {
    subscribe(destination) {
      if (!isOpen()) return;
      const { id, receipt } = frameOf(destination);
      client.watchForReceipt(receipt, () => handlers.onSubscribed(destination));
      client.subscribe(destination, ({ body }) => handlers.onEvent(destination, parsed(body)), {
        id,
        receipt,
      });
    },
    unsubscribe(destination) {
      if (isOpen()) client.unsubscribe(frameOf(destination).id);
    },
    send(destination, body) {
      if (isOpen()) client.publish({ destination, body: JSON.stringify(body) });
    },
    close: () => void client.deactivate({ force: true }),
  };
}
