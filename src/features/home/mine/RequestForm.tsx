import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwn } from '../../../api/changeOwn';
import { notifyOtherTabs } from '../../../api/otherTabs';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { RequestField } from '../../../components/fields/request/RequestField';
import { useSubmit } from '../../../components/form/useSubmit';
import { updateLookingFor } from '../../../generated/api/client/participant';
import { useTexts } from '../../../i18n/useTexts';
import { Button } from '../../../ui/Button/Button';
import { CheckedForm } from '../../../ui/Field/CheckedForm';
import { Stack } from '../../../ui/Stack/Stack';
import { toast } from '../../../ui/toast/toast';
import type { RequestSettings } from './requestSettings';

interface RequestFormProps {
  participantId: string;
  lookingFor: string;
  settings: RequestSettings;
  onClose: () => void;
}

/** Changes the request (P07). Input stays until it is saved. */
export default function RequestForm({ participantId, lookingFor, settings, onClose }: RequestFormProps) {
  useTexts('fields');
  const { t } = useTranslation('home');
  const { t: say } = useTranslation();
  const [text, setText] = useState(lookingFor);
  const { busy, wrong, submit, onInput } = useSubmit<'text'>({
    send: async () => {
      const stored = await request(updateLookingFor, { body: { participantId, lookingFor: text } });
      changeOwn({ lookingFor: stored.lookingFor });
      // The missing parts may have changed, and the cached profile is outdated.
      void queryClient.invalidateQueries(initQuery);
      notifyOtherTabs(initQuery.queryKey);
      queryClient.removeQueries({ queryKey: ['ownProfile'] });
      toast.success(t('request.saved'));
      onClose();
    },
    wrongOf: (_, message) => ({ text: message }),
  });
  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <RequestField {...settings} value={text} onChange={setText} error={wrong.text} />
      <Stack $row $gap={2} $wrap>
        <Button type="submit" size="sm" loading={busy} loadingLabel={t('request.saving')}>
          {t('request.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {say('cancel')}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
