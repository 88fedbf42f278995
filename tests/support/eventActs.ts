import type {
  Event,
  EventWaiting,
  EventWaitingPeople,
  InvitedAs,
  Participation,
} from '../../src/generated/api/event';
import { errorOf, type Answer } from './client';
import type { Person } from './people';
import type { TestServer } from './server';

type Server = Pick<TestServer, 'post' | 'call' | 'get' | 'delete'>;

/** Actions of people on events of a community, by their calls. */
export const eventActs = (server: Server, community: string) => {
  const as = ({ token }: Person) => ({ token, community });
  const event = (id: string) => `/api/event/${id}`;
  return {
    join: (id: string, who: Person) => server.post(`${event(id)}/confirm-participation`, undefined, as(who)),
    cancel: (id: string, who: Person) =>
      server.call('PATCH', `${event(id)}/cancel-participation`, undefined, as(who)),
    wait: (id: string, who: Person) => server.post(`${event(id)}/waiting-list`, undefined, as(who)),
    leaveLine: (id: string, who: Person) => server.delete(`${event(id)}/waiting-list`, as(who)),
    offer: (id: string, who: Person, by: Person) =>
      server.post(`${event(id)}/waiting-list/${who.participantId}/offer`, undefined, as(by)),
    decide: (what: 'approve' | 'reject', id: string, who: Person, by: Person) =>
      server.post(`${event(id)}/participants/${who.participantId}/${what}`, undefined, as(by)),
    set: (status: string, id: string, who: Person, by: Person) =>
      server.post(`${event(id)}/participant/${who.participantId}/status/${status}`, undefined, as(by)),
    inviteTo: (id: string, who: Person, by: Person) =>
      server.post(`${event(id)}/invitations/${who.participantId}`, undefined, as(by)),
    inviteToOrganise: (id: string, who: Person, by: Person) =>
      server.post(`${event(id)}/responsibles/${who.participantId}`, undefined, as(by)),
    withdraw: (invitedAs: InvitedAs, id: string, who: Person, by: Person) =>
      server.delete(`${event(id)}/invitations/${who.participantId}?invitedAs=${invitedAs}`, as(by)),
    answerTo: (invitedAs: InvitedAs, accept: boolean, id: string, who: Person) =>
      server.post(`${event(id)}/invitation`, { invitedAs, accept }, as(who)),
    callOff: (id: string, by: Person) => server.post(`${event(id)}/cancel`, undefined, as(by)),
    remove: (id: string, by: Person) => server.delete(event(id), as(by)),
    change: (id: string, change: object, by: Person) => server.call('PATCH', event(id), change, as(by)),
    seen: async (id: string, by: Person) => (await server.get(event(id), as(by))).body as Event,
    line: async (id: string, by: Person) =>
      (await server.get(`${event(id)}/waiting-list`, as(by))).body as EventWaitingPeople,
  };
};

/** An answer in short: a status, a place on the waiting list, or the code of the error. */
export function said(answer: Answer): string | number {
  if (answer.status !== 200) return errorOf(answer).code;
  const body = answer.body as Partial<Participation & EventWaiting>;
  if (body.status) return body.status;
  if (body.position !== undefined) return body.offeredUntil ? 'offered' : body.position;
  return 'OK';
}
