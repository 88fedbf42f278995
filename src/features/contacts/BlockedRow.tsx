import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions } from '../../components/introduction/useActions';
import { nameOf } from '../../components/participant/participantText';
import type { PersonCard } from '../../generated/api/shared';
import { avatarOf } from '../../lib/avatar';
import { lazyPart } from '../../lib/lazyInTime';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';

const BlockOrReport = lazyPart(() => import('../../components/introduction/BlockOrReport'));

/** A blocked person: the member cannot see their page, so there is no link. They can still be reported. */
export function BlockedRow({ person }: { person: PersonCard }) {
  const { t } = useTranslation('introduction');
  const { endBlock } = useActions();
  const [reporting, setReporting] = useState(false);
  const name = nameOf(person);
  const { avatarUrl } = person;
  return (
    <Card as="li" aria-label={name}>
      <Stack $row $gap={3} $wrap>
        <Avatar name={name} src={avatarUrl && avatarOf(avatarUrl, 256)} size="lg" decorative />
        <Heading level={3} size="md" dir="auto">
          {name}
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('block.endOf', { name })}
          onClick={() => void endBlock(person)}
        >
          {t('block.end')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('reportOf', { name })}
          onClick={() => setReporting(true)}
        >
          {t('report')}
        </Button>
      </Stack>
      <Suspense fallback={null}>
        {reporting && (
          <BlockOrReport person={person} wants="report" isBlocked onClose={() => setReporting(false)} />
        )}
      </Suspense>
    </Card>
  );
}
