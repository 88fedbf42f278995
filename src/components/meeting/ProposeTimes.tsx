import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { proposeMeeting } from '../../generated/api/client/meeting';
import type { Meeting } from '../../generated/api/meeting';
import type { PersonCard } from '../../generated/api/shared';
import { ownZone } from '../../lib/browserFacts';
import { longestPlace, placeKinds, placeProblem, type PlaceKind } from '../../lib/rules/meeting/places';
import { offsetName } from '../../lib/rules/meeting/formatTime';
import { daysAhead, meetingMinutes, slotProblem, type MeetingMinutes } from '../../lib/rules/meeting/slots';
import { momentOf, wallTimeOf } from '../../lib/timeZone';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { NativeSelect } from '../../ui/NativeSelect/NativeSelect';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { Text } from '../../ui/Text/Text';
import { TextField } from '../../ui/TextField/TextField';
import { useSubmit } from '../form/useSubmit';
import { useFormatTime } from './useZone';

export interface ProposeTimesProps {
  subject: Pick<PersonCard, 'id' | 'firstName'>;
  /** The other's zone, if known. */
  theirZone: string;
  /** The community's video address by template; '' for none. */
  meetingUrl: string;
  /** The meeting whose times are replaced. */
  meeting?: Meeting;
  /** Stories and tests use a fixed zone and time. */
  zone?: string;
  now?: () => Date;
  onDone: (meeting: Meeting) => void;
}

const fields = ['first', 'second', 'third'] as const;

/** Up to three times to meet, and where (M13). */
export function ProposeTimes(props: ProposeTimesProps) {
  const { subject, theirZone, meetingUrl, meeting, zone = ownZone(), now = () => new Date(), onDone } = props;
  const { t } = useTranslation('meeting');
  const [typed, setTyped] = useState<readonly string[]>(['', '', '']);
  const [minutes, setMinutes] = useState<MeetingMinutes>(meeting?.minutes ?? 30);
  const kinds = placeKinds.filter((each) => each !== 'COMMUNITY' || meetingUrl);
  const [kind, setKind] = useState<PlaceKind>(
    meeting && kinds.includes(meeting.place.kind) ? meeting.place.kind : kinds[0]!,
  );
  const [text, setText] = useState(meeting && meeting.place.kind !== 'COMMUNITY' ? meeting.place.text : '');
  const say = useFormatTime({ mine: zone, theirs: theirZone }, minutes, subject.firstName);
  const slots = typed.filter(Boolean).map((each) => momentOf(each, zone)?.at.toISOString() ?? '');
  const { busy, wrong, submit, onInput } = useSubmit<'slots' | 'place'>({
    check: () => {
      const times = slotProblem(slots, now());
      const where = placeProblem({ kind, text: kind === 'COMMUNITY' ? '' : text.trim() }, meetingUrl);
      return {
        ...(times && { slots: t(`propose.wrong.${times}`) }),
        ...(where && {
          place: t(where === 'link' || kind === 'LINK' ? 'propose.noLink' : 'propose.noPlace'),
        }),
      };
    },
    send: async () => {
      const body = {
        subjectId: subject.id,
        slots,
        minutes,
        timeZone: zone,
        place: kind === 'COMMUNITY' ? { kind } : { kind, text: text.trim() },
        ...(meeting ? { meetingId: meeting.id, version: meeting.version } : {}),
      };
      onDone(await request(proposeMeeting, { body }));
    },
  });

  /** The text below a time: a change of clocks, and the other's local time. */
  const hintOf = (wallTime: string): string | undefined => {
    const found = wallTime ? momentOf(wallTime, zone) : undefined;
    if (!found) return undefined;
    const { mine, theirs } = say(found.at.toISOString());
    const clocks =
      found.shown === 'skipped'
        ? t('propose.skipped', { time: mine })
        : found.shown === 'twice'
          ? t('propose.doubled')
          : undefined;
    return [clocks, theirs].filter(Boolean).join('. ') || undefined;
  };

  const earliest = wallTimeOf(now(), zone);
  const latest = wallTimeOf(new Date(now().getTime() + daysAhead * 86_400_000), zone);
  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <Text $size="sm" $tone="muted">
        {t('propose.yours', { zone: `${zone.replaceAll('_', ' ')}, ${offsetName(now(), zone)}` })}
      </Text>
      {fields.map((field, place) => (
        <TextField
          key={field}
          type="datetime-local"
          label={t(`propose.${field}`)}
          min={earliest}
          max={latest}
          value={typed[place]}
          hint={hintOf(typed[place] ?? '')}
          error={place === 0 ? wrong.slots : undefined}
          onChange={({ target }) => setTyped(typed.map((each, at) => (at === place ? target.value : each)))}
        />
      ))}
      <NativeSelect
        label={t('propose.minutes')}
        value={String(minutes)}
        options={meetingMinutes.map((each) => ({
          value: String(each),
          label: t('propose.lasting', { count: each }),
        }))}
        onChange={({ target }) =>
          setMinutes(meetingMinutes.find((each) => String(each) === target.value) ?? 30)
        }
      />
      <RadioGroup
        label={t('propose.where')}
        name={`where-${subject.id}`}
        value={kind}
        options={kinds.map((each) => ({
          value: each,
          label: t(`propose.${each === 'COMMUNITY' ? 'community' : each === 'LINK' ? 'link' : 'place'}`),
        }))}
        onChange={({ target }) => setKind(target.value as PlaceKind)}
      />
      {kind !== 'COMMUNITY' && (
        <TextField
          label={t(kind === 'LINK' ? 'propose.linkLabel' : 'propose.placeLabel')}
          type={kind === 'LINK' ? 'url' : 'text'}
          maxLength={longestPlace}
          value={text}
          error={wrong.place}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {wrong.call && (
        <Banner tone="error" role="alert">
          {wrong.call}
        </Banner>
      )}
      <Button type="submit" loading={busy} loadingLabel={t('propose.sending')}>
        {t('propose.submit')}
      </Button>
    </CheckedForm>
  );
}
