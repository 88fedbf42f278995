import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { describeError } from '../../../i18n/describeError';
import { pathTo } from '../../../lib/pathTo';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Step } from './Step';
import { useForgetWish } from './useForgetWish';

/** The page of the member whom the user wanted to meet when they came (U04), until it is dismissed (U10). */
export default function Wanted({ slug, name }: NonNullable<Init['introFor']>) {
  const { t, i18n } = useTranslation('home');
  const { busy, error, forget } = useForgetWish();
  return (
    <Step title={t('wanted.title', { name })} kind="meet">
      <Text $tone="muted">{t('wanted.text')}</Text>
      <Stack $row $gap={2} $wrap>
        <Button variant="secondary" to={pathTo('participant', { slug })}>
          {t('wanted.open')}
        </Button>
        <Button variant="quiet" loading={busy} onClick={() => void forget()}>
          {t('wanted.dismiss')}
        </Button>
      </Stack>
      {error !== undefined && (
        <Text role="alert" $size="sm" $tone="error">
          {describeError(error, i18n)}
        </Text>
      )}
    </Step>
  );
}
