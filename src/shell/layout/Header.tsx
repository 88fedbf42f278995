import { Suspense } from 'react';
import { useSession } from '../../api/session/store';
import { useCommunity } from '../context/bootContext';
import { useAudience } from '../session/useAudience';
import { useIsManaging } from '../session/useIsManaging';
import { ManagerTabs } from './aroundManagers';
import { HeaderTabs } from './aroundMembers';
import { donationButton } from './donation';
import { Actions, Bar, BarWrapper, Row } from './Header.styles';
import { donationVisibility, headerParts } from './headerRules';
import { LandingMenu } from './LandingMenu';
import { LanguageSelector } from './LanguageSelector';
import { Logo } from './Logo';
import { SignButton } from './SignButton';
import { useRoute } from '../routes/useRoute';
import { headerThreshold, useScrolledPast } from './useScrolledPast';

/** The frame's upper edge; past 78 px it comes back fixed, with a shadow (NAV-01, NAV-02). */
export function Header() {
  const { community, brand } = useCommunity();
  const audience = useAudience();
  const managing = useIsManaging();
  const authorities = useSession((session) => session.authorities);
  const route = useRoute();
  const scrolled = useScrolledPast(headerThreshold);
  const { landingStyle, sign } = headerParts({ audience, route, header: brand.header });
  const donation = donationVisibility({ offered: community.donation !== undefined, authorities, route });
  // A phone's header has no room for it beside language and sign-out.
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
                <LanguageSelector />
                <SignButton sign={sign} />
              </Actions>
            )}
          </Row>
        </Bar>
      </BarWrapper>
      {strip}
    </header>
  );
}
