import { request } from '../../api/request';
import {
  reportEvent,
  reportIntroduction,
  reportParticipant,
  withdrawEventReport,
  withdrawIntroductionReport,
  withdrawReport,
} from '../../generated/api/client/report';
import type { ReportAnswer, ReportParticipantBody, ReportSubject } from '../../generated/api/report';

/** How a kind of thing is reported, and the report taken back, by its id. */
interface Calls {
  send: (id: string, body: ReportParticipantBody) => Promise<ReportAnswer>;
  withdraw: (id: string) => Promise<unknown>;
}

export const reportCalls = {
  PARTICIPANT: {
    send: (id, body) => request(reportParticipant, { params: { id }, body }),
    withdraw: (id) => request(withdrawReport, { params: { id } }),
  },
  EVENT: {
    send: (id, body) => request(reportEvent, { params: { id }, body }),
    withdraw: (id) => request(withdrawEventReport, { params: { id } }),
  },
  INTRODUCTION: {
    send: (id, body) => request(reportIntroduction, { params: { id }, body }),
    withdraw: (id) => request(withdrawIntroductionReport, { params: { id } }),
  },
} satisfies Record<ReportSubject, Calls>;
