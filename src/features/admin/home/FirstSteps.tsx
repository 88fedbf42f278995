import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import { useSubmit } from '../../../components/form/useSubmit';
import type { FirstStep } from '../../../generated/api/admin';
import { dismissFirstSteps } from '../../../generated/api/client/admin';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { Head, Mark, Step, Steps } from './FirstSteps.styles';
import { firstStepRows } from './firstStepKinds';
import { managerHomeQuery } from './homeQueries';

interface FirstStepsProps {
  communityId: string;
  steps: readonly FirstStep[];
}

/** What a new manager does first, each with its reason and the way to it. What has happened is done (ADM-13). */
export function FirstSteps({ communityId, steps }: FirstStepsProps) {
  const { t, i18n } = useTranslation('admin');
  const next = steps.find(({ done }) => !done);
  const send = async (dismissed: boolean) => {
    await request(dismissFirstSteps, { params: { id: communityId }, body: { dismissed } });
    await queryClient.invalidateQueries(managerHomeQuery(communityId));
  };
  const { busy, submit } = useSubmit({
    send: async () => {
      await send(true);
      toast.offer(t('firstSteps.hidden'), {
        label: t('firstSteps.undo'),
        onPress: () => void send(false).catch((error: unknown) => toastError(error, i18n)),
      });
    },
    inToast: true,
  });
  // It may have happened by the time the manager is back.
  const onGo = () =>
    void queryClient.invalidateQueries({ ...managerHomeQuery(communityId), refetchType: 'none' });
  return (
    <Card as="section" aria-labelledby="first-steps">
      <Stack $gap={2}>
        <Head>
          <div>
            <Heading level={2} id="first-steps">
              {t('firstSteps.title')}
            </Heading>
            <Text $tone="muted" $numeric>
              {t('firstSteps.progress', {
                done: steps.filter(({ done }) => done).length,
                count: steps.length,
              })}
            </Text>
          </div>
          <Button variant="quiet" size="sm" loading={busy} onClick={() => void submit()}>
            {t('firstSteps.hide')}
          </Button>
        </Head>
        <Steps>
          {steps.map(({ kind, done }) => {
            const { icon, to } = firstStepRows[kind];
            return (
              <Step key={kind}>
                <Mark $done={done}>
                  <Icon icon={done ? Check : icon} />
                </Mark>
                <div>
                  <strong>{t(`firstSteps.${kind}.title`)}</strong>
                  <Text $size="sm" $tone="muted">
                    {t(done ? 'firstSteps.done' : `firstSteps.${kind}.text`)}
                  </Text>
                </div>
                {!done && (
                  <Button
                    size="sm"
                    variant={kind === next?.kind ? 'primary' : 'secondary'}
                    to={to}
                    onClick={onGo}
                  >
                    {t(`firstSteps.${kind}.action`)}
                  </Button>
                )}
              </Step>
            );
          })}
        </Steps>
      </Stack>
    </Card>
  );
}
