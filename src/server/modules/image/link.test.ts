import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Agent } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pretendInternet, startSite, type LocalSite } from '../../../../tests/support/web';
import { publicAddresses } from '../../outbound/addressRule';
import { guardedAgent } from '../../outbound/guardedAgent';
import { withLinkedFile } from './link';
import { mostBytes } from './bounds';

const secret = 'what only this machine may read';
let site: LocalSite;
let inside: LocalSite;
let agent: Agent;
let internet: ReturnType<typeof pretendInternet>;

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/picture': (_, response) => response.end('picture'),
  '/missing': (_, response) => response.writeHead(404).end('picture'),
  '/once': (_, response) => response.writeHead(302, { location: '/picture' }).end('on'),
  '/thrice': (_, response) => response.writeHead(307, { location: '/twice' }).end(),
  '/twice': (_, response) => response.writeHead(301, { location: 'once' }).end(),
  '/four': (_, response) => response.writeHead(308, { location: '/thrice' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/nowhere': (_, response) => response.writeHead(302).end(),
  '/to': ({ url }, response) =>
    response.writeHead(302, { location: new URL(url ?? '', 'http://x').searchParams.get('url') ?? '' }).end(),
  '/says-large': (_, response) => response.writeHead(200, { 'content-length': String(mostBytes + 1) }).end(),
  '/is-large': (_, response) => {
    for (let n = 0; n <= 160; n += 1) response.write(Buffer.alloc(65_536));
    response.end();
  },
  '/never': () => undefined,
  '/breaks': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('pict');
    setTimeout(() => response.destroy(), 10);
  },
  '/drops': (_, response) => {
    response.writeHead(200).write('pict');
    const drop = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drop));
  },
};

beforeAll(async () => {
  site = await startSite((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    answers[pathname]?.(request, response);
  });
  inside = await startSite((_, response) => response.end(secret), '127.0.0.2');
  internet = pretendInternet({
    'pictures.example': [['127.0.0.1']],
    'inside.example': [['127.0.0.2']],
    'both.example': [['127.0.0.1', '127.0.0.2']],
    'mapped.example': [['::ffff:127.0.0.2']],
    'metadata.example': [['169.254.169.254']],
    'rebinds.example': [['127.0.0.1'], ['127.0.0.2']],
    'nobody.example': [[]],
  });
  agent = guardedAgent(internet);
});
beforeEach(() => void inside.asked.splice(0));
afterAll(async () => {
  await agent.close();
  await Promise.all([site.stop(), inside.stop()]);
});

const take = (link: string, timeout = 5000, through = agent) =>
  withLinkedFile(link, { agent: through, timeout }, (file) => readFile(file, 'utf8'));
const at = (path: string, host = 'pictures.example') => `http://${host}:${site.port}${path}`;

describe('I01 a link', () => {
  it.each(['/picture', '/once', '/twice', '/thrice'])('%s brings what it leads to', async (path) => {
    expect(await take(at(path))).toBe('picture');
  });

  it.each(['/missing', '/four', '/round', '/nowhere', '/breaks'])('%s brings nothing', async (path) => {
    await expect(take(at(path))).rejects.toMatchObject({ code: 1122 });
  });

  it.each(['/says-large', '/is-large'])('%s is too large', async (path) => {
    await expect(take(at(path))).rejects.toMatchObject({ code: 1111 });
  });

  it.each(['/never', '/drops'])('%s ends with its time', async (path) => {
    await expect(take(at(path), 200)).rejects.toMatchObject({ code: 1122 });
  });

  it('keeps a failure of what is done with it', async () => {
    const fail = withLinkedFile(at('/picture'), { agent, timeout: 5000 }, () =>
      Promise.reject(new Error('mine')),
    );
    await expect(fail).rejects.toThrow('mine');
  });

  it.each([
    '',
    'picture',
    'ftp://pictures.example/a',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'javascript:1',
    'http://ada:secret@pictures.example/picture',
    'http://pictures.example:25/',
    'https://',
    '//x/y',
  ])('%j is no link to a picture', async (link) => {
    await expect(take(link)).rejects.toMatchObject({ code: 1122 });
  });
});

describe('I01 a link inwards is refused before anything is sent', () => {
  const inwards = (port: number) =>
    [
      'inside.example',
      'both.example',
      'mapped.example',
      'metadata.example',
      'nobody.example',
      'unknown.example',
      '127.0.0.2',
      '2130706434',
      '0x7f000002',
      '0177.0.0.2',
      '127.2',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.2]',
      '[::ffff:7f00:2]',
      '[::127.0.0.2]',
      '[fe80::1]',
      '[fd00:ec2::254]',
      '169.254.169.254',
      '10.0.0.1',
      '192.168.0.1',
      '172.16.0.1',
      '100.100.100.200',
    ].map((host) => `http://${host}:${port}/picture`);

  it('by name, by number, and however it is written', async () => {
    for (const link of inwards(inside.port)) {
      await expect(take(link), link).rejects.toMatchObject({ code: 1122 });
    }
    expect(inside.asked).toEqual([]);
  });

  it('after a redirect', async () => {
    for (const link of inwards(inside.port)) {
      await expect(take(at(`/to?url=${encodeURIComponent(link)}`)), link).rejects.toMatchObject({
        code: 1122,
      });
    }
    for (const link of ['file:///etc/passwd', 'ftp://pictures.example/', 'http://a:b@pictures.example/']) {
      await expect(take(at(`/to?url=${encodeURIComponent(link)}`)), link).rejects.toMatchObject({
        code: 1122,
      });
    }
    expect(inside.asked).toEqual([]);
  });

  it('when its name means another address the second time', async () => {
    expect(await take(at('/picture', 'rebinds.example'))).toBe('picture');
    await expect(take(`http://rebinds.example:${inside.port}/`)).rejects.toMatchObject({ code: 1122 });
    await expect(take(at('/picture', 'rebinds.example'))).rejects.toMatchObject({ code: 1122 });
    // Resolved once per connection, so the checked address is the one that is connected to.
    expect(internet.resolved.filter((name) => name === 'rebinds.example')).toHaveLength(3);
    expect(inside.asked).toEqual([]);
  });

  it('though whoever is let in reaches it', async () => {
    const response = await fetch(`http://${inside.address}:${inside.port}/let-in`);
    expect(await response.text()).toBe(secret);
    expect(inside.asked).toEqual(['/let-in']);
  });

  it('as production has it: this machine is not the public internet, by any name', async () => {
    const real = guardedAgent(publicAddresses);
    for (const host of ['localhost', '127.0.0.1', '[::1]', '0.0.0.0']) {
      await expect(take(`http://${host}:${site.port}/picture`, 5000, real), host).rejects.toMatchObject({
        code: 1122,
      });
    }
    await real.close();
  });
});
