import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { SystemPage } from './SystemPage';

/** The page of an unknown address (ROU-06). `home` is the target of its button. */
export function NotFound({ home, children }: { home: string; children?: ReactNode }) {
  const { t } = useTranslation('system');
  return (
    <SystemPage mark="404">
      <Heading level={1} align="center">
        {t('notFound.title')}
      </Heading>
      <Text $tone="muted" $align="center">
        {t('notFound.text')}
      </Text>
      <Button to={home}>{t('notFound.action')}</Button>
      {children}
    </SystemPage>
  );
}
