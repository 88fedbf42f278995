import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { pickMeetingTime } from '../../generated/api/client/meeting';
import type { Meeting } from '../../generated/api/meeting';
import { describeError } from '../../i18n/describeError';
import { Button } from '../../ui/Button/Button';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { Text } from '../../ui/Text/Text';
import { ownZone, useSayTime } from './useZone';

export interface PickTimeProps {
  meeting: Meeting;
  zone?: string;
  onDone: (meeting: Meeting) => void;
}

/** One of the times that the other offers (M14). */
export function PickTime({ meeting, zone = ownZone(), onDone }: PickTimeProps) {
  const { id, version, slots, subject, theirTimeZone, offered, minutes } = meeting;
  const { t, i18n } = useTranslation('meeting');
  const [picked, setPicked] = useState('');
  const [wrong, setWrong] = useState<{ slot?: string }>({});
  const lasting = offered?.minutes ?? minutes;
  const say = useSayTime({ mine: zone, theirs: theirTimeZone }, lasting, subject.firstName);
  const picking = useMutation(
    {
      mutationFn: () =>
        request(pickMeetingTime, { params: { id }, body: { startsAt: picked, version, timeZone: zone } }),
      onSuccess: (next) => onDone(next),
      onError: (error) => setWrong({ slot: describeError(error, i18n) }),
    },
    queryClient,
  );
  const submit = async () => {
    if (picking.isPending) return;
    setWrong(picked ? {} : { slot: t('pick.none') });
    if (picked) picking.mutate();
  };
  return (
    <CheckedForm wrong={wrong} onSubmit={submit}>
      <RadioGroup
        label={t('pick.title')}
        name={`slot-${id}`}
        value={picked}
        error={wrong.slot}
        options={slots.map((slot) => {
          const { mine, theirs } = say(slot);
          return { value: slot, label: mine, hint: theirs };
        })}
        onChange={({ target }) => setPicked(target.value)}
      />
      <Text as="div">
        <Button type="submit" loading={picking.isPending} loadingLabel={t('propose.sending')}>
          {t('pick.submit')}
        </Button>
      </Text>
    </CheckedForm>
  );
}
