import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions } from '../../components/introduction/useActions';
import { nameOf } from '../../components/participant/participantText';
import { PersonTile } from '../../components/people/PersonTile';
import type { PersonCard } from '../../generated/api/shared';
import { lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';

const BlockOrReport = lazyPart(() => import('../../components/introduction/BlockOrReport'));

/** A blocked person: the member cannot see their page, so nothing opens it. They can still be reported. */
export function BlockedRow({ person }: { person: PersonCard }) {
  const { t } = useTranslation('introduction');
  const { endBlock } = useActions();
  const [reporting, setReporting] = useState(false);
  const name = nameOf(person);
  return (
    <PersonTile
      person={{ ...person, position: null, company: null, city: null }}
      level={3}
      plain
      closed
      actions={
        <>
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
          <Suspense fallback={null}>
            {reporting && (
              <BlockOrReport person={person} wants="report" isBlocked onClose={() => setReporting(false)} />
            )}
          </Suspense>
        </>
      }
    />
  );
}
