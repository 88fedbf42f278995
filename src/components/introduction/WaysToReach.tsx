import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ContactCard } from '../../generated/api/introduction';
import { Icon } from '../../ui/Icon/Icon';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';
import { contactIcons } from '../participant/contactIcons';
import { ContactLink } from '../participant/ContactLink';
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
        {contacts.map((contact) => (
          <li key={contact.type}>
            <Icon icon={contactIcons[contact.type]} size={18} />
            <ContactLink {...contact} />
          </li>
        ))}
      </Ways>
    </Above>
  );
}
