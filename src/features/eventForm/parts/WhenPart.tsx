import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField/TextField';
import { Pair } from '../EventForm.styles';
import type { FieldName } from '../state/checkForm';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';
import { FoldedPart } from './FoldedPart';
import { RepeatField } from './RepeatField';
import { ZoneField } from './ZoneField';
import { zoneOn } from './zones';

const fields: readonly FieldName[] = ['endTime', 'endDate', 'timeZone', 'repeat', 'repeatTimes'];

/** The end of the event, the zone of its times, and whether it repeats. */
export function WhenPart({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const { text } = useFields(form);
  const { date, endTime, timeZone, repeat } = form.values;
  const note = t('optional');
  return (
    <FoldedPart
      form={form}
      title={t('part.when')}
      fields={fields}
      isMissing={!timeZone}
      summary={[
        endTime ? t('folded.until', { time: endTime }) : t('folded.noEnd'),
        zoneOn(date, timeZone),
        form.isNew && t(`repeat.${repeat}`),
      ]}
    >
      <Pair>
        <TextField type="time" note={note} {...text('endTime')} />
        <TextField type="date" note={note} hint={t('hint.endDate')} {...text('endDate')} />
      </Pair>
      <ZoneField form={form} />
      {form.isNew && <RepeatField form={form} />}
    </FoldedPart>
  );
}
