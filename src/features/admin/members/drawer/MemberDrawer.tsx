import { Loading } from '../../../../components/loading/Loading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import { useData } from '../../../../api/useData';
import { ParticipantCard } from '../../../../components/participant/ParticipantCard';
import { nameOf } from '../../../../components/participant/participantText';
import type { Member } from '../../../../generated/api/member';
import { describeError } from '../../../../i18n/describeError';
import { useSubmit } from '../../../../components/form/useSubmit';
import { usePageName } from '../../../../lib/pageName';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../../ui/Stack/Stack';
import { Text } from '../../../../ui/Text/Text';
import { toast } from '../../../../ui/toast/toast';
import { actionsFor, type MemberAction } from './memberActions';
import { MemberNotes } from './MemberNotes';
import { MemberTimeline } from './MemberTimeline';
import { MessageForm } from './MessageForm';
import { keepMember, memberQuery, refreshLists } from '../memberQueries';
import { StateBadges } from '../StateBadges';

function Card({ member, onFresh }: { member: Member; onFresh: () => void }) {
  const { t } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const { row, profile, invitedBy } = member;
  const isOutside = row.states.some((state) => state === 'WAITING' || state === 'REFUSED');
  const [asked, setAsked] = useState<MemberAction | 'message'>();
  const { busy, submit } = useSubmit({
    send: async (action: MemberAction) => {
      const changed = await action.run(row);
      if (changed) keepMember(changed);
      else await Promise.all([queryClient.invalidateQueries(memberQuery(row.id)), refreshLists()]);
      toast.success(t(`did.${action.name}`));
      setAsked(undefined);
    },
    inToast: true,
  });
  const run = async (action: MemberAction) => {
    // Another manager may have changed it, so the current state is loaded.
    if (!(await submit(action))) onFresh();
  };
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <Stack $row $gap={1} $wrap>
          <StateBadges states={row.states} picked={row.picked} />
        </Stack>
        <Text>
          {row.email} {!row.emailConfirmed && `(${t('card.unconfirmed')})`}
        </Text>
        {invitedBy && <Text $tone="muted">{t('card.invitedBy', { name: invitedBy })}</Text>}
      </Stack>
      {asked === 'message' ? (
        <MessageForm row={row} onDone={() => setAsked(undefined)} />
      ) : asked ? (
        <Banner
          tone="warning"
          title={t('card.sure', { name: nameOf(row) })}
          action={
            <Stack $row $gap={2} $wrap>
              <Button loading={busy} onClick={() => void run(asked)}>
                {t(`do.${asked.name}`)}
              </Button>
              <Button variant="secondary" onClick={() => setAsked(undefined)}>
                {say('cancel')}
              </Button>
            </Stack>
          }
        >
          {t('card.removeText')}
        </Banner>
      ) : (
        <Stack $row $gap={2} $wrap>
          {row.emailConfirmed && (
            <Button size="sm" onClick={() => setAsked('message')}>
              {t('do.message')}
            </Button>
          )}
          {actionsFor(row).map((action) => (
            <Button
              key={action.name}
              variant="secondary"
              size="sm"
              disabled={busy}
              onClick={() => (action.asks ? setAsked(action) : void run(action))}
            >
              {t(`do.${action.name}`)}
            </Button>
          ))}
        </Stack>
      )}
      <ParticipantCard
        participant={profile}
        level={3}
        since={isOutside ? (date) => t('card.applied', { date }) : undefined}
      />
      <MemberNotes member={member} />
      <MemberTimeline items={member.timeline} />
    </Stack>
  );
}

/** A member's card for managers: profile, decisions, messages and notes (D20). */
export default function MemberDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const { data, error, refetch } = useData(memberQuery(id));
  usePageName(data && nameOf(data.row), 1);
  return (
    <Dialog
      open
      size="lg"
      title={data ? nameOf(data.row) : t('card.title')}
      closeLabel={say('close')}
      onClose={onClose}
    >
      {data ? (
        <Card member={data} onFresh={() => void refetch()} />
      ) : error ? (
        <Banner
          tone="error"
          role="alert"
          action={<Button onClick={() => void refetch()}>{say('retry')}</Button>}
        >
          {describeError(error, i18n)}
        </Banner>
      ) : (
        <Loading>
          <Stack $gap={4}>
            <Skeleton height="1.5rem" width="40%" />
            <Skeleton shape="block" height="240px" />
          </Stack>
        </Loading>
      )}
    </Dialog>
  );
}
