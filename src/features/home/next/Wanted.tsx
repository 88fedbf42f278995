import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { pathTo } from '../../../lib/pathTo';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Step } from './Step';
import { useDeleteWish } from './useDeleteWish';

/** The page of the member whom the user wanted to meet (U04), until it is dismissed (U10). */
export default function Wanted({ slug, name }: NonNullable<Init['introFor']>) {
  const { t } = useTranslation('home');
  const { busy, wrong, submit } = useDeleteWish();
  return (
    <Step title={t('wanted.title', { name })} kind="meet">
      <Text $tone="muted">{t('wanted.text')}</Text>
      <Stack $row $gap={2} $wrap>
        <Button variant="secondary" to={pathTo('participant', { slug })}>
          {t('wanted.open')}
        </Button>
        <Button variant="quiet" loading={busy} onClick={() => void submit()}>
          {t('wanted.dismiss')}
        </Button>
      </Stack>
      {wrong.call && (
        <Text role="alert" $size="sm" $tone="error">
          {wrong.call}
        </Text>
      )}
    </Step>
  );
}
