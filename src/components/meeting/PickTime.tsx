import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { pickMeetingTime } from '../../generated/api/client/meeting';
import type { Meeting } from '../../generated/api/meeting';
import { ownZone } from '../../lib/browserFacts';
import { Button } from '../../ui/Button/Button';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { Text } from '../../ui/Text/Text';
import { useSubmit } from '../form/useSubmit';
import { useFormatTime } from './useZone';

export interface PickTimeProps {
  meeting: Meeting;
  zone?: string;
  onDone: (meeting: Meeting) => void;
}

/** One of the times that the other offers (M14). */
export function PickTime({ meeting, zone = ownZone(), onDone }: PickTimeProps) {
  const { id, version, slots, subject, theirTimeZone, offered, minutes } = meeting;
  const { t } = useTranslation('meeting');
  const [picked, setPicked] = useState('');
  const lasting = offered?.minutes ?? minutes;
  const say = useFormatTime({ mine: zone, theirs: theirTimeZone }, lasting, subject.firstName);
  const { busy, wrong, submit, onInput } = useSubmit<'slot'>({
    check: () => (picked ? undefined : { slot: t('pick.none') }),
    send: async () => {
      const body = { startsAt: picked, version, timeZone: zone };
      onDone(await request(pickMeetingTime, { params: { id }, body }));
    },
    wrongOf: (_, text) => ({ slot: text }),
  });
  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <RadioGroup
        label={t('pick.title')}
        name={`slot-${id}`}
        required
        value={picked}
        error={wrong.slot}
        options={slots.map((slot) => {
          const { mine, theirs } = say(slot);
          return { value: slot, label: mine, hint: theirs };
        })}
        onChange={({ target }) => setPicked(target.value)}
      />
      <Text as="div">
        <Button
          type="submit"
          loading={busy}
          loadingLabel={t('propose.sending')}
          aria-label={t('pick.submitWith', { name: subject.firstName || subject.lastName })}
        >
          {t('pick.submit')}
        </Button>
      </Text>
    </CheckedForm>
  );
}
