import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { contactIcons } from '../../components/participant/contactIcons';
import type { ContactCard } from '../../generated/api/introduction';
import { useLang } from '../../i18n/useLang';
import { contactHref, shownContact } from '../../lib/rules/contacts/contactLinks';
import { contactNames } from '../../lib/rules/contacts/contactTypes';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { space } from '../../ui/theme';

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: 32px;
  }
`;

/** The contacts of a person that the member may see. */
export function WaysToReach({ name, contacts }: Pick<ContactCard, 'contacts'> & { name: string }) {
  const { t } = useTranslation('contacts');
  const { t: say } = useTranslation();
  const lang = useLang();
  return (
    <Ways aria-label={t('ways', { name })}>
      {contacts.map(({ type, value }) => {
        const href = contactHref(type, value);
        return (
          <li key={type}>
            <Icon icon={contactIcons[type]} size={18} label={contactNames[type][lang]} />
            {href ? (
              <Link href={href} newTab={href.startsWith('https:') ? say('opensAnotherSite') : undefined}>
                {shownContact(type, value)}
              </Link>
            ) : (
              <span dir="ltr">{shownContact(type, value)}</span>
            )}
          </li>
        );
      })}
    </Ways>
  );
}
