import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField/TextField';
import { Pair } from '../EventForm.styles';
import { RepeatField } from './RepeatField';
import { Section } from './Section';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';
import { ZoneField } from './ZoneField';

/** When it is: by the clock of its zone. */
export function WhenPart({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const { text } = useFields(form);
  const note = t('optional');
  return (
    <Section title={t('part.when')}>
      <Pair>
        <TextField type="date" required {...text('date')} />
        <TextField type="time" required {...text('startTime')} />
      </Pair>
      <Pair>
        <TextField type="time" note={note} {...text('endTime')} />
        <TextField type="date" note={note} hint={t('hint.endDate')} {...text('endDate')} />
      </Pair>
      <ZoneField form={form} />
      {form.isNew && <RepeatField form={form} />}
    </Section>
  );
}
