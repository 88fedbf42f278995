import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';

interface NoEventsProps {
  /** Why there are none: none to come, none over, none like those looked for. */
  which: 'upcoming' | 'past' | 'found';
  create?: string;
}

/** No events, and what to do about it. */
export function NoEvents({ which, create }: NoEventsProps) {
  const { t } = useTranslation('events');
  return (
    <EmptyState
      drawing={which === 'found' ? 'search' : 'calendar'}
      title={t(`none.${which}`)}
      action={which === 'upcoming' && create && <Button to={create}>{t('create')}</Button>}
    >
      {t(`none.${which}Text`)}
    </EmptyState>
  );
}
