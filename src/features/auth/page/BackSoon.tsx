import { DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice';

interface BackSoonProps {
  /** The community's name. */
  title: string;
  /** The next step for members. Absent if they cannot sign in either. */
  children?: ReactNode;
}

/** The page of a community that admits nobody at the moment. */
export function BackSoon({ title, children }: BackSoonProps) {
  const { t } = useTranslation('auth');
  const text = children ? t('closed.text', { title }) : t('closed.noSignIn', { title });
  return (
    <Notice icon={DoorClosed} title={t('closed.title')} text={text}>
      {children}
    </Notice>
  );
}
