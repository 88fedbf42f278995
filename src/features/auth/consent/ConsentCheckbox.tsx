import { useTranslation } from 'react-i18next';
import { Checkbox, type CheckboxProps } from '../../../ui/Checkbox/Checkbox';
import { Link } from '../../../ui/Link/Link';
import { tagged } from '../texts/tagged';
import type { LegalDocuments } from './documents';

interface ConsentCheckboxProps extends Omit<CheckboxProps, 'label'> {
  documents: LegalDocuments;
}

/**
 * Consent to the legal documents (AUT-03, AUT-04). Each opens beside the form, so that input is not lost. A community
 * without documents of its own shows their names as plain text.
 */
export function ConsentCheckbox({ documents, ...checkbox }: ConsentCheckboxProps) {
  const { t } = useTranslation('auth');
  const link = (href: string | undefined) => (inside: string) =>
    href ? (
      <Link href={href} newTab={t('newTab')}>
        {inside}
      </Link>
    ) : (
      inside
    );
  const text = documents.agreementUrl ? t('consent.labelAgreement') : t('consent.label');
  const label = tagged(text, {
    terms: link(documents.termsUrl),
    policy: link(documents.policyUrl),
    agreement: link(documents.agreementUrl),
  });
  return <Checkbox aria-required label={label} {...checkbox} />;
}
