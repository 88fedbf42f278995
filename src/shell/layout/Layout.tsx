import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useSessionExpiry } from '../session/useSessionExpiry';
import { Notices } from '../notices/Notices';
import { useAudience } from '../session/useAudience';
import { MemberNotices, MemberParts } from './aroundMembers';
import { Footer } from './Footer';
import { Header } from './Header';
import { mainId, SkipLink } from './SkipLink';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  /* A page comes in pieces: at the bottom of the screen a footer would move up as it grows, so it is shown as a whole. The
     element after it tells that: ':last-child' matches only once its parent is complete. */
  > footer:not(:has(+ span)) {
    display: none;
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
`;

/** The frame around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const audience = useAudience();
  useSessionExpiry();
  return (
    <Frame>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <Header />
      <Notices />
      {audience !== 'anonymous' && (
        <Suspense fallback={null}>
          <MemberNotices />
        </Suspense>
      )}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <span hidden />
      {audience !== 'anonymous' && (
        <Suspense fallback={null}>
          <MemberParts />
        </Suspense>
      )}
    </Frame>
  );
}
