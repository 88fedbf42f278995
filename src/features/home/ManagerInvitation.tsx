import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { initQuery } from '../../api/queries';
import { request } from '../../api/request';
import type { Init } from '../../generated/api/currentUser';
import { answerManagerInvitation } from '../../generated/api/client/manager';
import { describeError } from '../../i18n/describeError';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { toast } from '../../ui/toast/toast';

interface ManagerInvitationProps {
  invitation: NonNullable<Init['managerInvitation']>;
  /** The community's. */
  title: string;
}

/** Who asks the member to manage the community: nothing changes before they accept (D46). */
export default function ManagerInvitation({ invitation, title }: ManagerInvitationProps) {
  const { name } = invitation;
  const { t, i18n } = useTranslation('home');
  const { mutate, isPending, variables } = useMutation(
    {
      networkMode: 'always',
      mutationFn: (accept: boolean) => request(answerManagerInvitation, { body: { accept } }),
      onSuccess: (_, accept) => toast.success(t(accept ? 'manage.accepted' : 'manage.declined', { title })),
      onError: (error) => toast.error(describeError(error, i18n)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: initQuery.queryKey }),
    },
    queryClient,
  );
  return (
    <Banner
      title={name ? t('manage.title', { name, title }) : t('manage.titleOfAdministrator', { title })}
      action={
        <Stack $row $gap={2} $wrap>
          <Button
            size="sm"
            loading={isPending && variables}
            disabled={isPending}
            onClick={() => mutate(true)}
          >
            {t('manage.accept')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            loading={isPending && !variables}
            disabled={isPending}
            onClick={() => mutate(false)}
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
