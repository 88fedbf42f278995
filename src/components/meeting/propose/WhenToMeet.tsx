import { Status } from '../../../ui/announcer/Status';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { formatZone, showSame } from '../../../lib/rules/meeting/formatTime';
import { mostSlots } from '../../../lib/rules/meeting/slots';
import { Button } from '../../../ui/Button/Button';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { FieldMessages } from '../../../ui/Field/Field';
import { useFieldIds } from '../../../ui/Field/fieldIds';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { freeTimesQuery } from '../meetingQueries';
import { OwnTimes } from './OwnTimes';
import { TimeChoices } from './TimeChoices';
import { TimesSkeleton } from './TimesSkeleton';
import type { Proposal } from './useProposal';

interface WhenToMeetProps {
  subject: { id: string; firstName: string };
  proposal: Pick<Proposal, 'times' | 'length'> & { form: Pick<Proposal['form'], 'wrong'> };
  zone: string;
  /** The other's zone until the server has said it. */
  theirZone: string;
  now: Date;
}

/** The next free times of both (M17), and times of one's own. Times that cannot be loaded are typed. */
export function WhenToMeet({ subject, proposal, zone, theirZone, now }: WhenToMeetProps) {
  const { times: own, length, form } = proposal;
  const { t } = useTranslation('meeting');
  const { t: say } = useTranslation();
  const query = { subjectId: subject.id, minutes: length.minutes, timeZone: zone };
  const { data, error, fetchStatus, refetch } = useData(freeTimesQuery(query));
  const failed = !data && (error !== null || fetchStatus === 'paused');
  const none = failed || data?.times.length === 0;
  const titleId = useId();
  const { ids } = useFieldIds({ label: '', error: form.wrong.slots });
  const zones = { mine: zone, theirs: data?.theirTimeZone ?? theirZone };
  const left = mostSlots - own.count;
  // What was chosen stays, also when another length of the meeting brings other times.
  const times = [...new Set([...(data?.times ?? []), ...own.chosen])].toSorted();
  const fields = none && own.typed.length === 0 ? [''] : own.typed;
  const about = {
    name: subject.firstName,
    mine: formatZone(now, zone),
    theirs: formatZone(now, zones.theirs),
  };
  // Neither times nor fields are there yet, so the error is about the whole.
  const isAlone = times.length === 0 && fields.length === 0;
  const wrongAlone = isAlone && form.wrong.slots !== undefined;
  return (
    <Stack
      $gap={3}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={[wrongAlone && ids.error, ids.hint].filter(Boolean).join(' ')}
      tabIndex={-1}
      data-autofocus
      data-invalid={wrongAlone || undefined}
    >
      <div>
        <Text id={titleId} $weight={600}>
          {t('propose.choose')}
        </Text>
        <DialogText $size="sm" $tone="muted">
          {t(showSame(now, zone, zones.theirs) ? 'propose.sameZone' : 'propose.zones', about)}
        </DialogText>
        {data && !data.inWorkingHours && times.length > 0 && (
          <Text $size="sm" $tone="muted">
            {t('propose.oddHours')}
          </Text>
        )}
        <VisuallyHidden id={ids.hint}>{t('propose.needed')}</VisuallyHidden>
        {none && (
          <Status $size="sm" $tone="muted">
            {t(failed ? 'propose.notFound' : 'propose.noneFree')}
          </Status>
        )}
      </div>
      {!data && !failed && <TimesSkeleton />}
      {times.length > 0 && (
        <TimeChoices
          times={times}
          chosen={own.chosen}
          onChoose={own.setChosen}
          left={left}
          zones={zones}
          firstName={subject.firstName}
          wrongId={form.wrong.slots && ids.error}
        />
      )}
      <FieldMessages ids={ids} error={times.length > 0 || isAlone ? form.wrong.slots : undefined} />
      <OwnTimes
        typed={fields}
        onType={own.setTyped}
        zones={zones}
        minutes={length.minutes}
        firstName={subject.firstName}
        now={now}
        error={times.length > 0 ? undefined : form.wrong.slots}
        required={times.length === 0}
      />
      <Stack $row $gap={2} $wrap>
        {own.chosen.length + fields.length < mostSlots && (
          <Button variant="quiet" size="sm" onClick={() => own.setTyped([...fields, ''])}>
            {t('propose.another')}
          </Button>
        )}
        {failed && fetchStatus !== 'paused' && (
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {say('retry')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
