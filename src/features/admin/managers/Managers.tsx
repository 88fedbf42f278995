import { Loading } from '../../../components/loading/Loading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { useData } from '../../../api/useData';
import type { Manager } from '../../../generated/api/manager';
import { describeError } from '../../../i18n/describeError';
import { routePaths } from '../../../lib/routes';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { List, Named, Row } from './Managers.styles';
import { managersQuery } from './managersQuery';
import { RevokeDialog } from './RevokeDialog';
import { WithdrawInvitation } from './WithdrawInvitation';

interface ManagersProps {
  communityId: string;
  /** Called when the viewer is no longer a manager. */
  onResigned: () => void;
}

/**
 * The managers of the community, with buttons to name another one or to step down (D10, D12). The list loads after a
 * press, because most visitors do not need it.
 */
export function Managers({ communityId, onResigned }: ManagersProps) {
  const { t, i18n } = useTranslation('admin');
  const { t: say } = useTranslation();
  const [shown, setShown] = useState(false);
  const { data, error, refetch } = useData({ ...managersQuery(communityId), enabled: shown });
  const [asked, setAsked] = useState<Manager>();
  const done = ({ isSelf }: Manager) => {
    setAsked(undefined);
    if (isSelf) onResigned();
    else void queryClient.invalidateQueries(managersQuery(communityId));
  };
  return (
    <Stack as="section" $gap={4} aria-labelledby="managers">
      <div>
        <Heading level={2} id="managers">
          {t('managers.title')}
        </Heading>
        <Text $tone="muted">
          {t('managers.text')} <Link to={routePaths.members}>{t('managers.name')}</Link>
        </Text>
      </div>
      {!shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(true)}>
            {t('managers.show')}
          </Button>
        </div>
      )}
      {shown && !data && !error && (
        <Loading>
          <div>
            <Skeleton shape="block" height="61px" />
          </div>
        </Loading>
      )}
      {!data && error && (
        <Stack $gap={3} role="alert">
          <Text>{describeError(error, i18n)}</Text>
          <div>
            <Button variant="secondary" onClick={() => void refetch()}>
              {say('retry')}
            </Button>
          </div>
        </Stack>
      )}
      {shown && data?.length === 0 && <Text>{t('managers.none')}</Text>}
      {shown && data && data.length > 0 && (
        <List aria-labelledby="managers">
          {data.map((manager) => {
            const name = `${manager.firstName} ${manager.lastName}`.trim();
            return (
              <Row key={manager.id}>
                <Named>
                  {manager.isSelf ? t('managers.you', { name }) : name}{' '}
                  {manager.isInvited && <Badge>{t('managers.invited')}</Badge>}
                </Named>
                {manager.isInvited && <WithdrawInvitation manager={manager} onDone={() => done(manager)} />}
                {manager.mayRevoke && !manager.isInvited && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={manager.isSelf ? undefined : t('managers.revokeFrom', { name })}
                    onClick={() => setAsked(manager)}
                  >
                    {t(manager.isSelf ? 'managers.resign' : 'managers.revoke')}
                  </Button>
                )}
              </Row>
            );
          })}
        </List>
      )}
      {asked && (
        <RevokeDialog manager={asked} onDone={() => done(asked)} onClose={() => setAsked(undefined)} />
      )}
    </Stack>
  );
}
