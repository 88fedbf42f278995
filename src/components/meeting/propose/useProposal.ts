import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { proposeMeeting } from '../../../generated/api/client/meeting';
import type { Meeting } from '../../../generated/api/meeting';
import { longestMessage } from '../../../lib/rules/meeting/messages';
import { hasText, placeKinds, placeProblem, type PlaceKind } from '../../../lib/rules/meeting/places';
import { slotProblem, type MeetingMinutes } from '../../../lib/rules/meeting/slots';
import { textLength } from '../../../lib/rules/text';
import { momentOf } from '../../../lib/timeZone';
import { useSubmit } from '../../form/useSubmit';

interface Proposing {
  subjectId: string;
  meetingUrl: string;
  /** The meeting whose times are replaced. */
  meeting: Meeting | undefined;
  zone: string;
  now: () => Date;
  onDone: (meeting: Meeting) => void;
}

/** What is typed and chosen in a proposal, its checks, and its call (M13). All of it stays until it is sent. */
export function useProposal({ subjectId, meetingUrl, meeting, zone, now, onDone }: Proposing) {
  const { t } = useTranslation('meeting');
  const kinds = placeKinds.filter((each) => each !== 'COMMUNITY' || meetingUrl);
  const first = meetingUrl ? 'COMMUNITY' : 'LATER';
  const [chosen, setChosen] = useState<string[]>([]);
  const [typed, setTyped] = useState<string[]>([]);
  const [minutes, setMinutes] = useState<MeetingMinutes>(meeting?.minutes ?? 30);
  const [kind, setKind] = useState<PlaceKind>(
    meeting && kinds.includes(meeting.place.kind) ? meeting.place.kind : first,
  );
  const [text, setText] = useState(meeting && hasText(meeting.place.kind) ? meeting.place.text : '');
  const [message, setMessage] = useState('');
  const ownTimes = typed.filter(Boolean);
  const slots = [...chosen, ...ownTimes.map((each) => momentOf(each, zone)?.at.toISOString() ?? '')];
  const place = { kind, text: hasText(kind) ? text.trim() : '' };
  const form = useSubmit<'slots' | 'place' | 'message'>({
    check: () => {
      const times = slotProblem(slots, now());
      const where = placeProblem(place, meetingUrl);
      return {
        ...(times && { slots: t(`propose.wrong.${times}`) }),
        ...(where && {
          place: t(where === 'link' || kind === 'LINK' ? 'propose.noLink' : 'propose.noPlace'),
        }),
        ...(textLength(message) > longestMessage && {
          message: t('propose.longMessage', { max: longestMessage }),
        }),
      };
    },
    send: async () => {
      const body = {
        subjectId,
        slots,
        minutes,
        timeZone: zone,
        place: hasText(kind) ? place : { kind },
        ...(message.trim() && { message: message.trim() }),
        ...(meeting ? { meetingId: meeting.id, version: meeting.version } : {}),
      };
      onDone(await request(proposeMeeting, { body }));
    },
  });
  return {
    form,
    kinds,
    times: { chosen, setChosen, typed, setTyped, count: chosen.length + ownTimes.length },
    length: { minutes, setMinutes },
    place: { kind, setKind, text, setText },
    words: { message, setMessage },
  };
}

export type Proposal = ReturnType<typeof useProposal>;
