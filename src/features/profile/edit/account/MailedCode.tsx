import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { mailDeletionCode } from '../../../../generated/api/client/account';
import { describeError } from '../../../../i18n/describeError';
import { Button } from '../../../../ui/Button/Button';
import { CodeInput } from '../../../../ui/CodeInput/CodeInput';
import { Text } from '../../../../ui/Text/Text';

interface MailedCodeProps {
  email: string;
  value: string;
  onChange: (code: string) => void;
  error?: string;
}

/** A code that is mailed on demand, and typed here. */
export function MailedCode({ email, value, onChange, error }: MailedCodeProps) {
  const { t, i18n } = useTranslation('profile');
  const {
    mutate,
    isPending,
    isSuccess,
    error: failure,
  } = useMutation({ mutationFn: () => request(mailDeletionCode) }, queryClient);
  return (
    <>
      <Text>{t('deletion.byCode', { email })}</Text>
      <div>
        <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
          {t('deletion.send')}
        </Button>
      </div>
      <Text role="status" $size="sm" $tone={failure ? 'error' : 'success'}>
        {failure && describeError(failure, i18n)}
        {!failure && isSuccess && t('deletion.sent', { email })}
      </Text>
      {isSuccess && <CodeInput label={t('deletion.code')} value={value} error={error} onChange={onChange} />}
    </>
  );
}
