import { escapeHeader } from './codec/serialize';
import { WebSocketText } from './codec/webSocketText';

let messages = 0;

/** A MESSAGE for the subscriptions to a topic that have this id. */
export function writeMessage(topic: string, subscriptionId: string, body: string): WebSocketText {
  messages += 1;
  const head = `MESSAGE\nsubscription:${escapeHeader(subscriptionId)}\nmessage-id:${messages}\ndestination:${escapeHeader(topic)}\n`;
  const length = `content-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n`;
  return new WebSocketText(`${head}${length}${body}\0`);
}

/**
 * Writes the messages of one event. Subscriptions with the same id, which is what clients use, and the same body share
 * the bytes, also while they wait for slow sockets. An id is unique for a socket, so that of a message is too.
 */
export function createMessageWriter(topic: string): (subscriptionId: string, body: unknown) => WebSocketText {
  const texts = new Map<unknown, string>();
  const frames = new Map<string, Map<string, WebSocketText>>();
  return (subscriptionId, body) => {
    let text = texts.get(body);
    if (text === undefined) {
      text = JSON.stringify(body);
      texts.set(body, text);
    }
    let byId = frames.get(text);
    if (!byId) {
      byId = new Map();
      frames.set(text, byId);
    }
    let frame = byId.get(subscriptionId);
    if (!frame) {
      frame = writeMessage(topic, subscriptionId, text);
      byId.set(subscriptionId, frame);
    }
    return frame;
  };
}
