import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncer } from './announcer';
import type { ApiProcess } from './apiProcess';

const issue = {
  severity: 'error',
  file: 'brand.json',
  line: 4,
  column: 3,
  code: 'syntax',
  path: '',
  message: 'no',
};
const warning = { ...issue, severity: 'warning' };
const contrast = { ...issue, code: 'contrast' };

let server: Server;
let errors: object[];
const asked: string[] = [];
const sent: [string, unknown][] = [];
let announce: (domain: string) => void;

beforeEach(async () => {
  errors = [];
  asked.length = sent.length = 0;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify([{ config: { domain: 'one.example' }, errors }]));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const api: ApiProcess = {
    port,
    ready: async () => undefined,
    restart: () => undefined,
    stop: async () => undefined,
  };
  announce = createAnnouncer(api, { send: (event, payload) => void sent.push([event, payload]) });
});
afterEach(() => server.close());

const heard = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

it('CFG-06 saves that come together are announced once, less what was only a warning', async () => {
  errors = [warning];
  announce('one.example');
  announce('one.example');
  await heard(2);
  expect(asked).toEqual(['/dev/config.json?domain=one.example']);
  expect(sent).toEqual([
    ['community:error', { domain: 'one.example', errors: [] }],
    ['community:config', { domain: 'one.example' }],
  ]);
});

it('UIX-08 a colour that is shown in a readable shade holds no page up', async () => {
  errors = [contrast];
  announce('one.example');
  await heard(2);
  expect(sent.at(-1)).toEqual(['community:config', { domain: 'one.example' }]);
});

it('CFG-06 a broken folder tells its issues and sends no config', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  errors = [issue, warning];
  announce('one.example');
  await heard(1);
  expect(sent).toEqual([['community:error', { domain: 'one.example', errors: [issue] }]]);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('brand.json:4:3 error syntax: no'));
  told.mockClear();
});

it('CFG-06 a change of default covers every other', async () => {
  announce('one.example');
  announce('default');
  await heard(2);
  expect(asked).toEqual(['/dev/config.json?domain=default']);
});
