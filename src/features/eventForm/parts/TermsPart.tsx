import { useTranslation } from 'react-i18next';
import { useLang } from '../../../i18n/useLang';
import { formatPrice } from '../../../lib/rules/event/formatEvent';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { TextField } from '../../../ui/TextField/TextField';
import { currencyOptions } from './currencies';
import { Pair } from '../EventForm.styles';
import type { FieldName } from '../state/checkForm';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';
import { fieldsOf } from '../state/values';
import { FoldedPart } from './FoldedPart';

const inside: readonly FieldName[] = [
  'visibility',
  'approvalRequired',
  'maxParticipants',
  'waitingListEnabled',
  'paid',
  'price',
  'currency',
  'paymentLink',
];

/** Who can come, how many, and for how much (EVT-07). */
export function TermsPart({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const lang = useLang();
  const { text, tick } = useFields(form);
  const { paid, currency, maxParticipants, visibility, approvalRequired } = form.values;
  const { price, maxParticipants: places } = fieldsOf(form.values);
  const cost = paid ? price !== null && formatPrice(price, currency, lang) : t('folded.free');
  const { label, name, value, onChange, error } = text('visibility');
  return (
    <FoldedPart
      form={form}
      title={t('part.terms')}
      fields={inside}
      summary={[
        t(`visibility.${visibility}`),
        places === null ? t('folded.anyNumber') : t('folded.places', { count: places }),
        approvalRequired && t('label.approvalRequired'),
        cost,
      ]}
    >
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
    </FoldedPart>
  );
}
