import type { FastifyRequest } from 'fastify';
import { isBuilt, needsUser } from '../../../lib/routes';
import { isTimeZone } from '../../../lib/timeZone';
import type { Compose } from './compose';
import { lackedCallsScript } from './early';
import { firstAnswers } from './firstAnswers';
import { firstCallsOf, shownToReader } from './firstCalls';
import { firstTexts } from './firstModules';
import type { PageOptions } from './pageOptions';
import type { SharedPayload } from './payload';
import { peopleFor, type FindPeople } from './people';
import { readerOf } from './reader';
import { initCall } from './initCall';
import type { Visit } from './visit';
import { withinLimit } from './withinLimit';

/** A page with a member's data, for this member alone. */
export interface MemberPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** The value of the page cookie, which is sent again. */
  cookie: string;
}

export interface MemberPageOptions extends Pick<PageOptions, 'pages' | 'render'> {
  payloads: (visit: Visit) => SharedPayload;
  compose: Compose;
  people: FindPeople;
  now: () => Date;
  /** Starts the time that the first calls of a page, and the members on it, have. */
  startLimit: () => AbortSignal;
}

const zoneOf = (stored: string | undefined): string | undefined =>
  stored !== undefined && isTimeZone(stored) ? stored : undefined;

/**
 * Makes pages with the data of their readers. Undefined if the reader is not known, or anything that the page needs is
 * missing: then the page without data is sent.
 */
export function createMemberPages(options: MemberPageOptions) {
  const { render, pages, payloads, compose, people, now, startLimit } = options;

  async function memberPage(request: FastifyRequest, visit: Visit): Promise<MemberPage | undefined> {
    const reader = render && needsUser(visit.route) && (await readerOf(request, visit.config));
    if (!reader) return undefined;
    const route = shownToReader(visit, reader.member);
    if (!isBuilt(route)) return undefined;
    const shown: Visit = { ...visit, route };
    const calls = [initCall, ...firstCallsOf(route, request.url, visit, reader.member)];
    const limit = startLimit();
    const found = peopleFor({ participantId: reader.member.membership?.participantId }, shown, people);
    const [answers, preview] = await Promise.all([
      firstAnswers(request, visit, { reader: reader.member, calls, limit }),
      withinLimit(found, limit),
    ]);
    if (!Object.hasOwn(answers, initCall)) return undefined;

    const facts = { now: now().toISOString(), zone: zoneOf(request.cookies.zone) };
    const shared = payloads(shown);
    const member = { sessionId: reader.member.sessionId, ...facts };
    const rendered = await render(
      { ...shared.payload, member, preview },
      {
        path: visit.path,
        signedIn: true,
        texts: firstTexts(pages, shown),
        member: { answers, url: request.url, ...facts },
      },
    );
    if (!rendered?.html || rendered.queries === undefined) return undefined;
    const { redirect, texts, used = [] } = rendered;
    const page = compose(shown, {
      shared,
      payload: { rendered: { signedIn: true, redirect }, texts, member, preview },
      rendered,
      early: lackedCallsScript(
        visit,
        calls.filter((call) => !used.includes(call)),
      ),
    });
    return { ...page, cookie: reader.cookie };
  }

  return async (request: FastifyRequest, visit: Visit): Promise<MemberPage | undefined> => {
    try {
      return await memberPage(request, visit);
    } catch (error) {
      request.log.warn({ err: error }, 'a page comes without its data');
      return undefined;
    }
  };
}
