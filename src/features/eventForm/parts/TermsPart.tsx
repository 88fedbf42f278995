import { useTranslation } from 'react-i18next';
import { useLang } from '../../../i18n/useLang';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { TextField } from '../../../ui/TextField/TextField';
import { currencyOptions } from './currencies';
import { Pair } from '../EventForm.styles';
import { Section } from './Section';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';

/** Who can come, how many, and for how much (EVT-07). */
export function TermsPart({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const lang = useLang();
  const { text, tick } = useFields(form);
  const { paid, currency, maxParticipants } = form.values;
  const { label, name, value, onChange, error } = text('visibility');
  return (
    <Section title={t('part.terms')}>
      <RadioGroup
        label={label}
        name={name}
        value={value}
        onChange={onChange}
        error={error}
        options={(['PUBLIC', 'PRIVATE'] as const).map((each) => ({
          value: each,
          label: t(`visibility.${each}`),
        }))}
      />
      <Checkbox {...tick('approvalRequired')} />
      <TextField
        inputMode="numeric"
        note={t('optional')}
        hint={t('hint.maxParticipants')}
        {...text('maxParticipants')}
      />
      {maxParticipants !== '' && (
        <Checkbox hint={t('hint.waitingListEnabled')} {...tick('waitingListEnabled')} />
      )}
      <Checkbox {...tick('paid')} />
      {paid && (
        <>
          <Pair>
            <TextField inputMode="decimal" required {...text('price')} />
            <NativeSelect options={currencyOptions(lang, currency)} {...text('currency')} />
          </Pair>
          <TextField
            type="url"
            inputMode="url"
            required
            hint={t('hint.paymentLink')}
            {...text('paymentLink')}
          />
        </>
      )}
    </Section>
  );
}
