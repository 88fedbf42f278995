import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { initQuery } from '../../api/queries';
import { request } from '../../api/request';
import { useSubmit } from '../../components/form/useSubmit';
import type { Init } from '../../generated/api/currentUser';
import { answerManagerInvitation } from '../../generated/api/client/manager';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { toast } from '../../ui/toast/toast';

interface ManagerInvitationProps {
  invitation: NonNullable<Init['managerInvitation']>;
  /** The community's. */
  title: string;
}

/** An invitation to manage the community. Nothing changes before the member accepts (D46). */
export default function ManagerInvitation({ invitation, title }: ManagerInvitationProps) {
  const { name } = invitation;
  const { t } = useTranslation('home');
  const { busy, sending, submit } = useSubmit({
    send: async (accept: boolean) => {
      await request(answerManagerInvitation, { body: { accept } });
      toast.success(t(accept ? 'manage.accepted' : 'manage.declined', { title }));
    },
    inToast: true,
    onSettled: () => queryClient.invalidateQueries({ queryKey: initQuery.queryKey }),
  });
  const [isAccepting] = sending ?? [];
  return (
    <Banner
      title={name ? t('manage.title', { name, title }) : t('manage.titleOfAdministrator', { title })}
      action={
        <Stack $row $gap={2} $wrap>
          <Button size="sm" loading={isAccepting === true} disabled={busy} onClick={() => void submit(true)}>
            {t('manage.accept')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            loading={isAccepting === false}
            disabled={busy}
            onClick={() => void submit(false)}
          >
            {t('manage.decline')}
          </Button>
        </Stack>
      }
    >
      {t('manage.text')}
    </Banner>
  );
}
