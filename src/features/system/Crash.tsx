import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Heading } from '../../ui/Text/Heading';
import { SystemPage } from './SystemPage';

/** Something broke on our side (UIX-04). */
export function Crash({ onReload, children }: { onReload: () => void; children?: ReactNode }) {
  const { t } = useTranslation('system');
  return (
    <main>
      <SystemPage mark="!" role="alert">
        <Heading level={1} size="xl" align="center">
          {t('crash.title')}
        </Heading>
        <Button onClick={onReload}>{t('crash.action')}</Button>
        {children}
      </SystemPage>
    </main>
  );
}
