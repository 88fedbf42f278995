import { useTranslation } from 'react-i18next';
import { hasText, longestPlace, type PlaceKind } from '../../../lib/rules/meeting/places';
import { meetingMinutes } from '../../../lib/rules/meeting/slots';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { TextField } from '../../../ui/TextField/TextField';
import type { Proposal } from './useProposal';

const labels = {
  COMMUNITY: 'propose.community',
  LINK: 'propose.link',
  PLACE: 'propose.place',
  LATER: 'propose.later',
} as const satisfies Record<PlaceKind, string>;

interface HowToMeetProps {
  subjectId: string;
  proposal: Pick<Proposal, 'kinds' | 'length' | 'place'> & { form: Pick<Proposal['form'], 'wrong'> };
}

/** Where the meeting is, and how long. */
export function HowToMeet({ subjectId, proposal }: HowToMeetProps) {
  const { t } = useTranslation('meeting');
  const { kinds, length, place, form } = proposal;
  return (
    <>
      <RadioGroup
        label={t('propose.where')}
        name={`where-${subjectId}`}
        value={place.kind}
        options={kinds.map((each) => ({
          value: each,
          label: t(labels[each]),
          hint: each === 'COMMUNITY' ? t('propose.communityHint') : undefined,
        }))}
        onChange={({ target }) => place.setKind(target.value as PlaceKind)}
      />
      {hasText(place.kind) && (
        <TextField
          label={t(place.kind === 'LINK' ? 'propose.linkLabel' : 'propose.placeLabel')}
          type={place.kind === 'LINK' ? 'url' : 'text'}
          required
          maxLength={longestPlace}
          value={place.text}
          error={form.wrong.place}
          onChange={({ target }) => place.setText(target.value)}
        />
      )}
      <NativeSelect
        label={t('propose.minutes')}
        value={String(length.minutes)}
        options={meetingMinutes.map((each) => ({
          value: String(each),
          label: t('propose.lasting', { count: each }),
        }))}
        onChange={({ target }) =>
          length.setMinutes(meetingMinutes.find((each) => String(each) === target.value) ?? 30)
        }
      />
    </>
  );
}
