import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../generated/api/participant';
import { contactNames } from '../../lib/rules/contacts/contactTypes';
import { Icon } from '../../ui/Icon/Icon';
import { Text } from '../../ui/Text/Text';
import { useLang } from '../../i18n/useLang';
import { contactIcons } from './contactIcons';
import { ContactLink } from './ContactLink';
import { Hidden, Kind, List, Row, Value } from './Contacts.styles';

/** The contacts of a person, with a note about those hidden by privacy (PRO-02). */
export function Contacts({ participant }: { participant: Profile }) {
  const { t } = useTranslation('participant');
  const { contacts, contactsHidden, contactsToldTo, firstName } = participant;
  return (
    <>
      {contacts.length > 0 && (
        <List>
          {contacts.map((contact) => (
            <ContactRow key={contact.type} {...contact} />
          ))}
        </List>
      )}
      {contactsHidden && (
        <Hidden>
          <Icon icon={ShieldCheck} size={18} />
          <span>{t('hidden', { name: firstName })}</span>
        </Hidden>
      )}
      {contactsToldTo && <Text $tone="muted">{t(`toldTo.${contactsToldTo}`, { name: firstName })}</Text>}
      {contacts.length === 0 && !contactsHidden && !contactsToldTo && (
        <Text $tone="muted">{t('noContacts')}</Text>
      )}
    </>
  );
}

function ContactRow(contact: Profile['contacts'][number]) {
  const lang = useLang();
  return (
    <Row>
      <Icon icon={contactIcons[contact.type]} />
      <span>
        <Kind aria-hidden>{contactNames[contact.type][lang]}</Kind>
        <Value>
          <ContactLink {...contact} />
        </Value>
      </span>
    </Row>
  );
}
