import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { useBoot } from '../context/bootContext';
import { donationButton } from './donation';
import type { HeaderParts } from './headerRules';
import { Links, MenuButton, Panel, SectionLink, Sign, Wrapper } from './LandingMenu.styles';
import { landingLinks } from './landingLinks';
import { useHeaderMenu } from './useHeaderMenu';

interface LandingMenuProps extends Pick<HeaderParts, 'sign'> {
  /** The language selector. */
  children: ReactNode;
}

/** About, Members, Experts, Sign in, Sign up; up to 767 px behind a button (NAV-01). */
export function LandingMenu({ sign, children }: LandingMenuProps) {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const id = useId();
  const { open, wrapperProps, openerProps } = useHeaderMenu();
  const { donation, shortLanding } = config.community;
  const links = shortLanding ? [] : landingLinks(config.landing[lang]);
  return (
    <Wrapper {...wrapperProps}>
      <MenuButton {...openerProps} aria-controls={id} aria-label={t('header.menu')}>
        <Icon icon={open ? X : MenuIcon} size={24} />
      </MenuButton>
      <Panel id={id} $open={open}>
        <nav aria-label={t('header.label')}>
          <Links>
            {links.map(({ name, to }) => (
              <li key={name}>
                <SectionLink to={to}>{t(`header.${name}`)}</SectionLink>
              </li>
            ))}
          </Links>
        </nav>
        <Sign>
          {donation && <donationButton.Part donation={donation} />}
          {children}
          {sign === 'in' && (
            <>
              <Button variant="secondary" size="sm" to={routePaths.login}>
                {t('header.signIn')}
              </Button>
              <Button size="sm" to={routePaths.registration}>
                {t('header.signUp')}
              </Button>
            </>
          )}
        </Sign>
      </Panel>
    </Wrapper>
  );
}
