import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { TextField } from '../../../ui/TextField/TextField';
import { lastDay } from '../state/checkForm';
import { Pair } from '../EventForm.styles';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';

/** The day up to which every month has one. */
const inEveryMonth = 28;

/** Whether a new event repeats weekly or monthly, and how often (EVT-13). */
export function RepeatField({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const lang = useLang();
  const { text } = useFields(form);
  const { repeat, date } = form.values;
  const last = lastDay(form.values);
  const isLate = repeat === 'MONTH' && Number(date.slice(8)) > inEveryMonth;
  const hints = [
    last && t('hint.repeatLast', { date: formatDate(new Date(last), lang, 'UTC') }),
    isLate && t('hint.repeatShort'),
    t('hint.repeatTimes'),
  ];
  return (
    <Pair>
      <NativeSelect
        options={(['NEVER', 'WEEK', 'MONTH'] as const).map((value) => ({
          value,
          label: t(`repeat.${value}`),
        }))}
        {...text('repeat')}
      />
      {repeat !== 'NEVER' && (
        <TextField
          inputMode="numeric"
          required
          hint={hints.filter(Boolean).join(' ')}
          {...text('repeatTimes')}
        />
      )}
    </Pair>
  );
}
