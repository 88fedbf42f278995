import { History, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ManagerHome } from '../../../generated/api/admin';
import { formatAgo } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { isBuilt, routePaths, type FixedRoute } from '../../../lib/routes';
import { Icon } from '../../../ui/Icon/Icon';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { Figure, Row, Rows, Sign } from './AdminHome.styles';

const rows = [
  { name: 'joined', icon: UserRoundPlus, route: 'members', from: 'joinedFrom' },
  { name: 'acts', icon: History, route: 'audit', from: 'from' },
] as const satisfies readonly { name: string; icon: typeof History; route: FixedRoute; from: string }[];

/** Changes since the previous visit. Empty at the first one. */
export function Changes({ changes, now }: { changes: ManagerHome['changes']; now: Date }) {
  const { t } = useTranslation('admin');
  const lang = useLang();
  if (!changes) return null;
  const day = changes.since.slice(0, 10);
  const shown = rows.filter(({ name }) => changes[name] > 0);
  return (
    <Stack as="section" $gap={4} aria-labelledby="changes">
      <div>
        <Heading level={2} id="changes">
          {t('changes.title')}
        </Heading>
        <Text $tone="muted">
          {t('changes.since', { ago: formatAgo(new Date(changes.since), now, lang) })}
        </Text>
      </div>
      {shown.length === 0 ? (
        <Text>{t('changes.none')}</Text>
      ) : (
        <Rows>
          {shown.map(({ name, icon, route, from }) => (
            <Row key={name}>
              <Sign>
                <Icon icon={icon} />
              </Sign>
              {isBuilt(route) ? (
                <Link to={`${routePaths[route]}?${from}=${day}`} quiet stretched>
                  {t(`changes.${name}`, { count: changes[name] })}
                </Link>
              ) : (
                t(`changes.${name}`, { count: changes[name] })
              )}
              <Figure aria-hidden>{changes[name]}</Figure>
            </Row>
          ))}
        </Rows>
      )}
    </Stack>
  );
}
