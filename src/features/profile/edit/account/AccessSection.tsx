import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button/Button';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { Panel } from '../page/Panel';
import { ActionRow } from '../sections/sections.styles';
import { useEditing } from '../useEditing';
import { useOpened } from '../useOpened';

const texts = 'account';
const forEmail = { load: () => import('../../../../components/account/EmailDialog'), texts } as const;
const forPassword = { load: () => import('./PasswordDialog'), texts } as const;

/** The account's email, and its password if the community uses one (AUT-11). */
export function AccessSection() {
  const { t } = useTranslation('profile');
  const { init, settings } = useEditing();
  const { email } = init.user;
  const byPassword = init.providers.includes('PASSWORD');
  const { Opened: EmailDialog, ...another } = useOpened(forEmail);
  const { Opened: PasswordDialog, ...password } = useOpened(forPassword);
  return (
    <Panel id="access" title={t('access.title')}>
      <ActionRow>
        <Heading level={3} size="md">
          {t('access.email')}
        </Heading>
        <Text>{email}</Text>
        {!init.emailConfirmed && <Text $size="sm">{t('access.notConfirmed')}</Text>}
        <Button variant="secondary" loading={another.opening} onClick={another.open} {...another.ahead}>
          {t('access.changeEmail')}
        </Button>
        {EmailDialog && <EmailDialog email={email} byPassword={byPassword} onClose={another.close} />}
      </ActionRow>
      {settings.passwords && (
        <ActionRow>
          <Heading level={3} size="md">
            {t('access.password')}
          </Heading>
          <Text>{t(byPassword ? 'access.has' : 'access.none')}</Text>
          <Button variant="secondary" loading={password.opening} onClick={password.open} {...password.ahead}>
            {t(byPassword ? 'access.changePassword' : 'access.addPassword')}
          </Button>
          {PasswordDialog && (
            <PasswordDialog email={email} byPassword={byPassword} onClose={password.close} />
          )}
        </ActionRow>
      )}
    </Panel>
  );
}
