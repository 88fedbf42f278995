import { useTranslation } from 'react-i18next';
import type { Profile } from '../../generated/api/participant';
import { useLang } from '../../i18n/useLang';
import { contactHref, shownContact } from '../../lib/rules/contacts/contactLinks';
import { contactNames } from '../../lib/rules/contacts/contactTypes';
import { Link } from '../../ui/Link/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

/** A contact with a link to it where there is one. Its kind is heard here, so what shows the kind beside it is silent. */
export function ContactLink({ type, value }: Profile['contacts'][number]) {
  const { t } = useTranslation();
  const lang = useLang();
  const href = contactHref(type, value);
  const words = (
    <>
      <VisuallyHidden>{contactNames[type][lang]} </VisuallyHidden>
      <span dir="ltr">{shownContact(type, value)}</span>
    </>
  );
  if (!href) return words;
  return (
    <Link alone href={href} newTab={href.startsWith('https:') ? t('opensAnotherSite') : undefined}>
      {words}
    </Link>
  );
}
