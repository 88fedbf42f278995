import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import type { PushPayload } from '../../src/server/channels/push/pushChannel';
import { pretendInternet, startSite } from './web';

/** A message as a browser gets it. */
interface Received {
  browser: string;
  payload: PushPayload;
  headers: IncomingMessage['headers'];
  /** Who signed it (RFC 8292). */
  signedBy: { key: string; subject: unknown; audience: unknown };
}

interface Keys {
  ecdh: ECDH;
  auth: Buffer;
}

/** The key and the claims of a valid VAPID header. Throws for any other. */
async function verified(authorization = ''): Promise<Received['signedBy']> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey);
  return { key, subject: payload.sub, audience: payload.aud };
}

/** A push service with its browsers, which decrypt what they get as RFC 8291 says. */
export async function startPushReceiver() {
  const browsers = new Map<string, Keys>();
  const received: Received[] = [];
  /** How it answers for a browser. */
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const browser = (request.url ?? '').slice(1);
    const body = Buffer.concat(await request.toArray());
    const { status, headers = {} } = answers.get(browser) ?? { status: 201 };
    const keys = browsers.get(browser);
    if (status < 300 && keys) {
      const text = decrypt(body, { version: 'aes128gcm', privateKey: keys.ecdh, authSecret: keys.auth });
      received.push({
        browser,
        payload: JSON.parse(text.toString()) as PushPayload,
        headers: request.headers,
        signedBy: await verified(request.headers.authorization),
      });
    }
    response.writeHead(keys ? status : 404, headers).end();
  }

  const site = await startSite((request, response) => {
    take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const host = 'push.example';
  return {
    received,
    answers,
    origin: `http://${host}:${site.port}`,
    /** For the server: this service, and one in a private network. */
    internet: pretendInternet({ [host]: [['127.0.0.1']], 'inside.example': [['10.0.0.7']] }),
    asked: site.asked,
    /** What a browser of this service subscribes with. */
    subscribe(browser: string) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(browser, { ecdh, auth });
      return {
        endpoint: `http://${host}:${site.port}/${browser}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    stop: site.stop,
  };
}
