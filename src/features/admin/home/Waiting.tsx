import { useTranslation } from 'react-i18next';
import type { ManagerHome, Waiting as WaitingThing } from '../../../generated/api/admin';
import { formatAgo } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { isBuilt, routePaths } from '../../../lib/routes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Icon } from '../../../ui/Icon/Icon';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { Figure, Row, Rows, Sign } from './AdminHome.styles';
import { waitingRows } from './waitingKinds';

function WaitingRow({ thing: { kind, count, since }, now }: { thing: WaitingThing; now: Date }) {
  const { t } = useTranslation('admin');
  const lang = useLang();
  const { icon, route } = waitingRows[kind];
  const title = t(`waiting.${kind}.title`, { count });
  return (
    <Row>
      <Sign>
        <Icon icon={icon} />
      </Sign>
      <div>
        {route && isBuilt(route) ? (
          <Link to={routePaths[route]} quiet stretched>
            <strong>{title}</strong>
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <Text $size="sm" $tone="muted">
          {[
            t(`waiting.${kind}.text`),
            since && t('waiting.since', { ago: formatAgo(new Date(since), now, lang) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </div>
      <Figure aria-hidden>{count}</Figure>
    </Row>
  );
}

/** The things that wait for the viewer, most urgent first. */
export function Waiting({ waiting, now }: { waiting: ManagerHome['waiting']; now: Date }) {
  const { t } = useTranslation('admin');
  return (
    <Stack as="section" $gap={4} aria-labelledby="waiting">
      <Heading level={2} id="waiting">
        {t('waiting.title')}
      </Heading>
      {waiting.length === 0 ? (
        <EmptyState level={3} drawing="messages" title={t('waiting.none')}>
          {t('waiting.noneText')}
        </EmptyState>
      ) : (
        <Rows>
          {waiting.map((thing) => (
            <WaitingRow key={thing.kind} thing={thing} now={now} />
          ))}
        </Rows>
      )}
    </Stack>
  );
}
