import type { APIRequestContext } from '@playwright/test';
import { call } from './api';

/** The owner of an event, and its location. */
interface Whose {
  token: string;
  domain: string;
}

/** Creates an on-site event, far in the future, with unlimited seats, by the session's user. Returns its id. */
export async function eventOf(
  request: APIRequestContext,
  { token, domain }: Whose,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const data = {
    title: 'Breakfast by the canal',
    description: 'Coffee, bread and neighbours.\n\nBring a cup.',
    date: '2030-06-01',
    startTime: '09:00',
    endTime: '11:00',
    timeZone: 'Europe/Berlin',
    eventType: 'OFFLINE',
    organizerContact: '@breakfast',
    location: { country: 'Germany', city: 'Leipzig' },
    ...changes,
  };
  const answer = await call(request, '/api/event/create', { method: 'POST', domain, token, data });
  return ((await answer.json()) as { id: string }).id;
}
