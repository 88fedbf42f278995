import { localTime } from '../../../src/lib/timeZone';
import type { TestServer } from '../server';

/** Moves a server's clock to the next such hour of a weekday, 2 for Tuesday, in a community. */
export function goTo(server: TestServer, community: string, wanted: { weekday: number; hour: number }): void {
  const { timeZone } = server.app.communities.byId(community)!.community;
  do server.later(3600);
  while (!isAt(server.now(), timeZone, wanted));
}

function isAt(time: Date, timeZone: string, wanted: { weekday: number; hour: number }): boolean {
  const { weekday, hour } = localTime(time, timeZone);
  return weekday === wanted.weekday && hour === wanted.hour;
}
