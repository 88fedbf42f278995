import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { sessionsQuery } from '../../../../api/queries';
import { useData } from '../../../../api/useData';
import { describeError } from '../../../../i18n/describeError';
import { Button } from '../../../../ui/Button/Button';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Text } from '../../../../ui/Text/Text';
import { Panel } from '../page/Panel';
import { SessionRow } from './SessionRow';

/** Number of sessions shown at first, because a user may have many. */
const few = 4;

const List = styled.ul`
  margin: 0;
`;

/** The user's sessions. Each except this one can be ended. */
export function SessionsSection() {
  const { t, i18n } = useTranslation('profile');
  const { data, error } = useData(sessionsQuery);
  const [all, setAll] = useState(false);
  return (
    <Panel id="sessions" title={t('sessions.title')}>
      {error && !data && <Text $tone="error">{describeError(error, i18n)}</Text>}
      {!error && !data && <Skeleton height="3rem" />}
      {data && (
        <List>
          {data.slice(0, all ? undefined : few).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </List>
      )}
      {data && data.length > few && !all && (
        <div>
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t('sessions.all', { count: data.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
