import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { sessionsQuery } from '../../../../api/queries';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { revokeSession } from '../../../../generated/api/client/currentUser';
import type { Session } from '../../../../generated/api/currentUser';
import { formatAgo, formatDateTime } from '../../../../i18n/format';
import { currentTime } from '../../../../lib/browserFacts';
import { Badge } from '../../../../ui/Badge/Badge';
import { Button } from '../../../../ui/Button/Button';
import { Stack } from '../../../../ui/Stack/Stack';
import { Text } from '../../../../ui/Text/Text';
import { color, space } from '../../../../ui/theme';
import { toast } from '../../../../ui/toast/toast';
import { useLang } from '../../../../i18n/useLang';
import { deviceOf } from './device';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  list-style: none;
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
`;

interface SessionRowProps {
  session: Session;
  now?: () => Date;
}

/** One session: device, when it was last used, and its end. */
export function SessionRow({ session, now = currentTime }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const [loadedAt] = useState(now);
  const known = deviceOf(session.userAgent);
  const device = known ? t('sessions.device', known) : t('sessions.unknown');
  const seen = new Date(session.lastSeenAt);
  const ago = formatAgo(seen, loadedAt, lang);
  const { busy, submit } = useSubmit({
    send: async () => {
      await request(revokeSession, { params: { id: session.id } });
      toast.success(t('sessions.ended'));
    },
    inToast: true,
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
  return (
    <Row>
      <div>
        <Stack $row $gap={2} $wrap>
          <Text as="span" $weight={500}>
            {device}
          </Text>
          {session.current && <Badge $tone="success">{t('sessions.current')}</Badge>}
        </Stack>
        <Text $size="sm" $tone="muted" title={formatDateTime(seen, lang)}>
          {t('sessions.seen', { ago })}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          aria-label={t('sessions.endNamed', { device, ago })}
          onClick={() => void submit()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}
