import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { useBoot } from '../context/bootContext';
import { donationButton } from './donation';
import type { HeaderParts } from './headerRules';
import { Links, MenuButton, Panel, SectionLink, Sign } from './LandingMenu.styles';
import { landingLinks } from './landingLinks';

interface LandingMenuProps extends Pick<HeaderParts, 'sign'> {
  /** The language selector. */
  children: ReactNode;
}

/** About, Members, Experts, Sign in, Sign up; up to 767 px behind a button (NAV-01). */
export function LandingMenu({ sign, children }: LandingMenuProps) {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const here = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const id = useId();
  // Following a link closes it.
  const open = openAt === here.key;
  const { donation, shortLanding } = config.community;
  const links = shortLanding ? [] : landingLinks(config.landing[lang]);
  return (
    <>
      <MenuButton
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('header.menu')}
        onClick={() => setOpenAt(open ? undefined : here.key)}
      >
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
    </>
  );
}
