import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWait } from '../../ui/announcer/useWait';

const Hidden = styled.div`
  display: contents;
`;

/**
 * Around the skeleton of what is loading (UIX-05): nothing in it is found by keyboard or screen reader. After a second
 * 'Loading' is announced, or the given text; at its end 'Loaded', unless the content announces something itself (UIX-10).
 */
export function Loading({ children, text }: { children: ReactNode; text?: string }) {
  const { t } = useTranslation();
  useWait(text ?? t('loading'), t('loaded'));
  return (
    <Hidden aria-hidden aria-busy inert>
      {children}
    </Hidden>
  );
}
