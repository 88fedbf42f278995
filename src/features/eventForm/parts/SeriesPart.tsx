import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { Section } from './Section';
import type { EventForm } from '../state/useEventForm';

/** For an event of a series: whether a change applies to it alone, or also to later ones (EVT-13). */
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
