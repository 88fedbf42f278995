import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { TextField } from '../../../ui/TextField/TextField';
import { Pair } from '../EventForm.styles';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';
import { Section } from './Section';

/** What nobody else can know of an event: its title, time and place, and what happens. */
export function MainPart({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const { text } = useFields(form);
  const { label, name, value, onChange, error } = text('eventType');
  const isOnline = form.values.eventType === 'ONLINE';
  return (
    <Section title={t('part.basics')}>
      <TextField required {...text('title')} />
      <Pair>
        <TextField type="date" required {...text('date')} />
        <TextField type="time" required {...text('startTime')} />
      </Pair>
      <RadioGroup
        label={label}
        name={name}
        value={value}
        onChange={onChange}
        error={error}
        options={[
          { value: 'OFFLINE', label: t('type.OFFLINE') },
          { value: 'ONLINE', label: t('type.ONLINE'), hint: t('type.onlineHint') },
        ]}
      />
      {isOnline && (
        <TextField
          type="url"
          inputMode="url"
          required
          hint={t('hint.onlineMeetingLink')}
          {...text('onlineMeetingLink')}
        />
      )}
      <Pair>
        <TextField required autoComplete="country-name" {...text('country')} />
        <TextField required autoComplete="address-level2" {...text('city')} />
      </Pair>
      {!isOnline && <TextField note={t('optional')} autoComplete="street-address" {...text('addressLine')} />}
      <TextArea required rows={6} hint={t('hint.description')} {...text('description')} />
    </Section>
  );
}
