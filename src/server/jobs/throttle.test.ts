import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerThrottle } from './throttle';

/** Throttled work, the requests that it rests for, and how long it rested each time, in ms. */
function begin() {
  const app = Fastify();
  app.server.removeAllListeners('request');
  const rests: number[] = [];
  registerThrottle(app, (ms) => {
    rests.push(ms);
    return Promise.resolve();
  });
  return { createThrottle: app.createThrottle, rests, call: () => app.server.emit('request') };
}

test('MAT-05 work in steps rests when calls came meanwhile, and goes on at once when none did', async () => {
  const { createThrottle, rests, call } = begin();
  const throttle = createThrottle();
  await throttle(10);
  call();
  await throttle(10);
  await throttle(10);
  call();
  await throttle(10_000);
  expect(rests).toEqual([0, 90, 0, 500]);
});

test('MAT-05 each piece of work hears of calls by itself', async () => {
  const { createThrottle, rests, call } = begin();
  const [one, other] = [createThrottle(), createThrottle()];
  call();
  await one(10);
  await other(10);
  expect(rests).toEqual([90, 90]);
});
