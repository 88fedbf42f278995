import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Transaction } from '../db/database';
import { createPublish } from './publish';
import type { Subscriptions } from './subscriptions';

const now = new Date('2026-03-01T12:00:00Z');
const [app, tx] = [{} as FastifyInstance, {} as Transaction];
const cause = { communityId: 'circle', subject: 'ada', data: {} };

const publishTo = (...subscribers: Subscriptions[]) =>
  createPublish(
    app,
    subscribers.map((events, index) => ({ name: `module ${index + 1}`, events })),
    () => now,
  )(tx, 'memberHidden', cause);

it('runs the subscribers one after the other, in the order of the modules', async () => {
  const order: string[] = [];
  const handle = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await publishTo(
    { memberHidden: { version: 1, handle: handle('first') } },
    { memberShown: { version: 1, handle: handle('other') } },
    { memberHidden: { version: 1, handle: handle('second') } },
  );
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('gives them the transaction of the cause, and what happened', async () => {
  const handle = vi.fn(async () => undefined);
  await publishTo({ memberHidden: { version: 1, handle } });
  const event = { ...cause, id: expect.any(String) as string, type: 'memberHidden', version: 1, time: now };
  expect(handle).toHaveBeenCalledExactlyOnceWith({ app, tx }, event);
});

it('throws what a subscriber throws, and asks nobody after it', async () => {
  const handle = vi.fn(async () => undefined);
  const fails = async () => Promise.reject(new Error('full'));
  const published = publishTo(
    { memberHidden: { version: 1, handle: fails } },
    { memberHidden: { version: 1, handle } },
  );
  await expect(published).rejects.toThrow('full');
  expect(handle).not.toHaveBeenCalled();
});

it('throws where a subscriber knows another version', async () => {
  const handle = vi.fn(async () => undefined);
  await expect(publishTo({ memberHidden: { version: 2 as 1, handle } })).rejects.toThrow(
    'The module module 1 knows version 2 of memberHidden, not 1',
  );
  expect(handle).not.toHaveBeenCalled();
});
