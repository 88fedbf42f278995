import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session/store';
import { useCommunity } from '../context/bootContext';
import { useAudience } from '../session/useAudience';
import { useIsManaging } from '../session/useIsManaging';
import { ManagerTabs } from './aroundManagers';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { HeaderTabs, MemberActions } from './aroundMembers';
import { donationButton } from './donation';
import { Actions, Bar, BarWrapper, MenuRoom, Row } from './Header.styles';
import { donationVisibility, headerParts } from './headerRules';
import { LandingMenu } from './LandingMenu';
import { LanguageSelector } from './LanguageSelector';
import { Logo } from './Logo';
import { useRoute } from '../routes/useRoute';
import { headerThreshold, useScrolledPast } from './useScrolledPast';

/** The frame's upper edge; past 78 px it comes back fixed, with a shadow (NAV-01, NAV-02). */
export function Header() {
  const { t } = useTranslation();
  const { community, brand } = useCommunity();
  const audience = useAudience();
  const managing = useIsManaging();
  const authorities = useSession((session) => session.authorities);
  const route = useRoute();
  const scrolled = useScrolledPast(headerThreshold);
  const { landingStyle, sign } = headerParts({ audience, route, header: brand.header });
  const donation = donationVisibility({ offered: community.donation !== undefined, authorities, route });
  // A phone's header has no room for it beside the logo.
  const strip = community.donation && donation === 'always' && (
    <donationButton.Part donation={community.donation} strip />
  );
  return (
    <header>
      <BarWrapper>
        <Bar $fixed={scrolled}>
          <Row>
            <Logo />
            {audience !== 'anonymous' && (
              <Suspense fallback={null}>{managing ? <ManagerTabs /> : <HeaderTabs />}</Suspense>
            )}
            {landingStyle ? (
              <LandingMenu sign={sign}>
                <LanguageSelector />
              </LandingMenu>
            ) : (
              <Actions>
                {community.donation && donation !== 'none' && (
                  <donationButton.Part donation={community.donation} />
                )}
                {sign === 'out' ? (
                  <Suspense fallback={<MenuRoom />}>
                    <MemberActions />
                  </Suspense>
                ) : (
                  <LanguageSelector />
                )}
                {sign === 'in' && (
                  <Button variant="secondary" size="sm" to={routePaths.login}>
                    {t('header.signIn')}
                  </Button>
                )}
              </Actions>
            )}
          </Row>
        </Bar>
      </BarWrapper>
      {strip}
    </header>
  );
}
