import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../generated/api/participant';
import { contactHref, shownContact } from '../../lib/rules/contacts/contactLinks';
import { contactNames } from '../../lib/rules/contacts/contactTypes';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Text } from '../../ui/Text/Text';
import { useLang } from '../../i18n/useLang';
import { contactIcons } from './contactIcons';
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

function ContactRow({ type, value }: Profile['contacts'][number]) {
  const { t } = useTranslation();
  const lang = useLang();
  const href = contactHref(type, value);
  const shown = shownContact(type, value);
  const external = href?.startsWith('https:') ? t('opensAnotherSite') : undefined;
  return (
    <Row>
      <Icon icon={contactIcons[type]} />
      <span>
        <Kind>{contactNames[type][lang]}</Kind>
        <Value dir="ltr">
          {href ? (
            <Link alone href={href} newTab={external}>
              {shown}
            </Link>
          ) : (
            shown
          )}
        </Value>
      </span>
    </Row>
  );
}
