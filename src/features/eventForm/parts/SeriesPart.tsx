import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { Section } from './Section';
import type { EventForm } from '../state/useEventForm';

/** Of an event of a series: whether it is changed by itself, or with those after it (EVT-13). */
export function SeriesPart({ form: { following, setFollowing } }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  return (
    <Section title={t('part.series')}>
      <RadioGroup
        label={t('series.change')}
        name="following"
        value={following ? 'following' : 'one'}
        onChange={({ target }) => setFollowing(target.value === 'following')}
        options={[
          { value: 'one', label: t('series.one') },
          { value: 'following', label: t('series.following'), hint: t('series.hint') },
        ]}
      />
    </Section>
  );
}
