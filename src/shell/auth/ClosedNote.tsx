import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { useCommunity } from '../context/bootContext';
import { hasNoMethod } from './closed';

/** The text of the welcome page while nobody new is admitted, instead of a form. */
export function ClosedNote() {
  const { t } = useTranslation('auth');
  const config = useCommunity();
  const { title } = config.community;
  if (hasNoMethod(config)) return <Text $align="center">{t('closed.noSignIn', { title })}</Text>;
  return (
    <Stack $gap={4}>
      <Text $align="center">{t('closed.text', { title })}</Text>
      <Button to={routePaths.login} variant="secondary" size="lg" block>
        {t('closed.signIn')}
      </Button>
    </Stack>
  );
}
