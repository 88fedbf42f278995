import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../components/form/useSubmit';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { authErrorText } from '../errors/authError';
import type { LegalDocuments } from './documents';

interface ChangedDocumentsProps {
  documents: LegalDocuments;
  /** An error is shown. */
  onAgree: () => Promise<void>;
}

/** Asks a member for consent to changed documents, above the page without blocking it (AUT-10). */
export function ChangedDocuments({ documents, onAgree }: ChangedDocumentsProps) {
  const { t, i18n } = useTranslation(['consent', 'auth']);
  const { busy, wrong, submit } = useSubmit({
    send: onAgree,
    wrongOf: (error) => ({ call: authErrorText(error, i18n) }),
  });
  const rows = [
    [t('terms'), documents.termsUrl],
    [t('agreement'), documents.agreementUrl],
    [t('policy'), documents.policyUrl],
  ] as const;
  return (
    <Banner
      announced
      title={t('changed.title')}
      action={
        <>
          <Button size="sm" loading={busy} onClick={() => void submit()}>
            {t('changed.accept')}
          </Button>
          {wrong.call && (
            <Text role="alert" $size="sm" $tone="error">
              {wrong.call}
            </Text>
          )}
        </>
      }
    >
      <p>{t('changed.text')}</p>
      <Stack as="ul" $row $wrap $gap={6}>
        {rows.map(
          ([name, href]) =>
            href && (
              <li key={name}>
                <Link alone href={href} newTab={t('auth:newTab')}>
                  {name}
                </Link>
              </li>
            ),
        )}
      </Stack>
    </Banner>
  );
}
