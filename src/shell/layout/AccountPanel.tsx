import { LogOut, Settings, UserRound, UserRoundPen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { announceLeaving } from '../../api/signals';
import { useInit } from '../../api/useInit';
import { nameOf } from '../../components/participant/participantText';
import { pathTo } from '../../lib/pathTo';
import { routePaths } from '../../lib/routes';
import { Icon } from '../../ui/Icon/Icon';
import { useBoot } from '../context/bootContext';
import { chooseLanguage } from '../context/chooseLanguage';
import { chooseTheme, storedTheme, subscribeToTheme, themes } from '../context/theme';
import { useTabLabel } from '../context/useTabLabel';
import { signOut } from '../session/signOut';
import { useSignedOutAt } from '../session/useSignedOutAt';
import { ActionRow, Choice, List, Part, Person, Row } from './AccountPanel.styles';
import { Segments } from './Segments';

/** The content of the account menu. Somebody who has not joined has no pages yet. */
export default function AccountPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const { data: init } = useInit({ enabled: false });
  const theme = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const tabLabel = useTabLabel();
  const { langChoices } = config.community;
  const own = init?.participant;
  const pages = own
    ? [
        { to: pathTo('participant', { slug: own.slug }), icon: UserRound, label: t('account.page') },
        { to: routePaths.profile, icon: UserRoundPen, label: tabLabel('profile') },
        { to: routePaths.account, icon: Settings, label: t('titles.account') },
      ]
    : [];
  const leave = () => {
    useSignedOutAt.setState(key);
    signOut();
    void navigate(routePaths.login, { replace: true });
  };
  return (
    <>
      {init && (
        <Part>
          <Person>
            {own ? (
              <>
                <strong>{nameOf(own)}</strong> {init.user.email}
              </>
            ) : (
              t('account.signedInAs', { email: init.user.email })
            )}
          </Person>
          {pages.length > 0 && (
            <nav aria-label={t('account.menu')}>
              <List>
                {pages.map(({ to, icon, label }) => (
                  <li key={to}>
                    <Row to={to} aria-current={to === pathname ? 'page' : undefined}>
                      <Icon icon={icon} /> {label}
                    </Row>
                  </li>
                ))}
              </List>
            </nav>
          )}
        </Part>
      )}
      <Part>
        {langChoices.length > 0 && (
          <Choice>
            <span aria-hidden>{t('language.label')}</span>
            <Segments
              wide
              label={t('language.label')}
              value={lang}
              options={langChoices.map((value) => ({ value, lang: value, content: t(`language.${value}`) }))}
              onChoose={(chosen) => void chooseLanguage(chosen)}
            />
          </Choice>
        )}
        <Choice>
          <span aria-hidden>{t('theme.label')}</span>
          <Segments
            wide
            label={t('theme.label')}
            value={theme}
            options={themes.map((value) => ({ value, content: t(`theme.${value}`) }))}
            onChoose={chooseTheme}
          />
        </Choice>
      </Part>
      <Part>
        <ActionRow
          type="button"
          onClick={() => {
            onClose();
            announceLeaving(leave);
          }}
        >
          <Icon icon={LogOut} /> {t('header.signOut')}
        </ActionRow>
      </Part>
    </>
  );
}
