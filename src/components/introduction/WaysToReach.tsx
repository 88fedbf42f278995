import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ContactCard } from '../../generated/api/introduction';
import { useLang } from '../../i18n/useLang';
import { contactHref, shownContact } from '../../lib/rules/contacts/contactLinks';
import { contactNames } from '../../lib/rules/contacts/contactTypes';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';
import { contactIcons } from '../participant/contactIcons';
import { nameOf } from '../participant/participantText';
import { Above } from '../people/PersonTile.styles';
import type { Named } from './useActions';

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  inline-size: fit-content;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-inline-size: 0;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

interface WaysToReachProps extends Pick<ContactCard, 'contacts'> {
  /** Somebody the member is connected with. */
  person: Named;
}

/** How the member can reach a person: the contacts that they may see. */
export function WaysToReach({ person, contacts }: WaysToReachProps) {
  const { t } = useTranslation('introduction');
  const { t: say } = useTranslation();
  const lang = useLang();
  const name = nameOf(person);
  if (contacts.length === 0) {
    return (
      <Text $size="sm" $tone="muted">
        {t('ways.none', { name: person.firstName || name })}
      </Text>
    );
  }
  return (
    <Above>
      <Ways aria-label={t('ways.of', { name })}>
        {contacts.map(({ type, value }) => {
          const href = contactHref(type, value);
          return (
            <li key={type}>
              <Icon icon={contactIcons[type]} size={18} label={contactNames[type][lang]} />
              {href ? (
                <Link
                  alone
                  href={href}
                  newTab={href.startsWith('https:') ? say('opensAnotherSite') : undefined}
                >
                  {shownContact(type, value)}
                </Link>
              ) : (
                <span dir="ltr">{shownContact(type, value)}</span>
              )}
            </li>
          );
        })}
      </Ways>
    </Above>
  );
}
