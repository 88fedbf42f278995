import { once } from 'node:events';
import type { Writable } from 'node:stream';
import * as ws from 'ws';
import { expect, it } from 'vitest';
import { WebSocketText } from './webSocketText';

/** What reads frames in `ws`. Its types leave it out. */
const { Receiver } = ws as unknown as { Receiver: new () => Writable };

it.each([0, 1, 125, 126, 65_535, 65_536, 70_000])(
  'CHA-02 a text of %i bytes is read as it was written',
  async (length) => {
    const receiver = new Receiver();
    const message = once(receiver, 'message');
    const text = 'x'.repeat(length);
    receiver.end(new WebSocketText(text).bytes);
    const [data, isBinary] = (await message) as [Buffer, boolean];
    expect([String(data) === text, isBinary]).toEqual([true, false]);
  },
);
