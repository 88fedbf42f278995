import type { FastifyInstance } from 'fastify';
import type { RequestDetails } from 'web-push';
import { brandFileUrl } from '../../brand/address';
import type { Env } from '../../env';
import type { Channel, ChannelFactory, ChannelOptions, Outgoing } from '../../notifications/channel';
import { queuedBy } from '../../notifications/deliveries/deliveries';
import { summaryOf } from '../../notifications/kinds/summary';
import type { AddressRule } from '../../outbound/addressRule';
import { sha256 } from '../../tokens';
import { createBrowsers } from './browsers';
import { createPushService, isNotTaken, PushRefused } from './pushService';
import { pushText, type PushAction } from './pushText';

declare module '../../notifications/channel' {
  interface SendingOptions {
    /** Where push services may be, instead of the public internet. For tests, so there is no variable. */
    pushServices?: Partial<AddressRule>;
  }
}

/** What the service worker gets (`modules/page/worker/pushWorker.js`). */
export interface PushPayload {
  title: string;
  body: string;
  /** The path that it opens. */
  url: string;
  /** A later message with it replaces an earlier one. */
  tag: string;
  lang: string;
  icon: string;
  actions: readonly PushAction[];
}

const name = 'PUSH';
const timeout = 20_000;

/** The times that a push service may keep a message for a browser that is off, in seconds. */
const keeps = { least: 60, most: 28 * 86_400 };

/** Answers of a push service for an endpoint that is gone for good. */
const goneStatuses = [404, 410];
/** Answers that another attempt may change. */
const temporaryStatuses = [408, 425, 429];

/** The endpoint or its keys are useless. */
class EndpointUseless extends Error {
  override readonly name = 'EndpointUseless';
}

const isGone = (error: unknown): boolean =>
  error instanceof EndpointUseless || (error instanceof PushRefused && goneStatuses.includes(error.status));

const isPermanent = (error: unknown): boolean =>
  isGone(error) ||
  (error instanceof PushRefused && error.status < 500 && !temporaryStatuses.includes(error.status));

const variables = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** The keys that push services know this installation by. Undefined if it has none. */
function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Env) {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return undefined;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
}

/** A path of the community's site, because a notification opens nothing else. */
const pathOn = (siteUrl: string, url: string | undefined): string =>
  url?.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : '/';

/** Messages to the browsers of members, encrypted for each of them (RFC 8291). */
function createPushChannel(
  app: FastifyInstance,
  { kinds, now, pushServices }: ChannelOptions,
): Channel<RequestDetails> {
  const { orm } = app.db;
  const browsers = createBrowsers(now);
  const service = createPushService(pushServices, { timeout, now });
  app.addHook('onClose', service.close);

  async function render({
    id,
    kind,
    data,
    address,
    date,
    setting,
    buttons,
  }: Outgoing): Promise<RequestDetails> {
    const [delivery, keys] = [await queuedBy(orm, id), await browsers.keysOf(orm, address)];
    const definition = kinds.find(kind);
    const vapidDetails = vapidOf(app.env);
    if (!delivery || !definition || !vapidDetails) throw new Error('nothing to push');
    if (!keys) throw new EndpointUseless();
    // Tickets and links of their readers are not for a screen.
    const shown = definition.forList?.(data) ?? data;
    const group = delivery.groupKey ?? id;
    const payload: PushPayload = {
      ...(await pushText(orm, definition, delivery, { data: shown, setting, buttons, now: now() })),
      url: pathOn(setting.siteUrl, summaryOf(definition, shown, setting).action?.url),
      tag: sha256(group),
      lang: setting.lang,
      icon: brandFileUrl(setting.config, 'icon-192.png'),
    };
    const age = (now().getTime() - date.getTime()) / 1000;
    const { default: webPush } = await import('web-push');
    try {
      return webPush.generateRequestDetails({ endpoint: address, keys }, JSON.stringify(payload), {
        vapidDetails,
        TTL: Math.round(Math.min(keeps.most, Math.max(keeps.least, definition.expiresIn - age))),
        urgency: definition.unhurried ? 'low' : 'normal',
        // Of the endpoint, too: a push service must not see which members share a thing.
        topic: sha256(`${address} ${group}`).slice(0, 32),
      });
    } catch {
      // The keys come from a browser, and may be none.
      throw new EndpointUseless();
    }
  }

  return {
    name,
    isForAway: true,
    hasButtons: true,
    addressesOf: browsers.endpointsOf,
    connectionOf: browsers.connectionOf,
    addressBook: { has: browsers.has, isGone, stop: browsers.drop },
    longestAttempt: timeout * 2,
    render,
    send: service.send,
    isPermanent,
    isRefusal: isNotTaken,
    retryAfterOf: (error) => (error instanceof PushRefused ? error.retryAfter : undefined),
  };
}

export const pushChannel: ChannelFactory = {
  title: 'web push',
  lacks: (env) => {
    const missing = variables.filter((variable) => !env[variable]);
    return missing.length > 0 ? `${missing.join(', ')} are not set` : undefined;
  },
  create: createPushChannel,
};
