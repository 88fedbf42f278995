import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerGiveWay } from './giveWay';

/** Work that gives way, the calls it gives way to, and how long it rested each time, in ms. */
function begin() {
  const app = Fastify();
  app.server.removeAllListeners('request');
  const rests: number[] = [];
  registerGiveWay(app, (ms) => {
    rests.push(ms);
    return Promise.resolve();
  });
  return { givingWay: app.givingWay, rests, call: () => app.server.emit('request') };
}

test('MAT-05 work in steps rests when calls came meanwhile, and goes on at once when none did', async () => {
  const { givingWay, rests, call } = begin();
  const giveWay = givingWay();
  await giveWay(10);
  call();
  await giveWay(10);
  await giveWay(10);
  call();
  await giveWay(10_000);
  expect(rests).toEqual([0, 90, 0, 500]);
});

test('MAT-05 each piece of work hears of calls by itself', async () => {
  const { givingWay, rests, call } = begin();
  const [one, other] = [givingWay(), givingWay()];
  call();
  await one(10);
  await other(10);
  expect(rests).toEqual([90, 90]);
});
