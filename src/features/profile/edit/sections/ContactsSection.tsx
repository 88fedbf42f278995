import { useTranslation } from 'react-i18next';
import { brokenText } from '../../../../lib/rules/profileMessages';
import { requirementText } from '../../../../lib/rules/contacts/requiredContacts';
import { ContactsField } from '../../../../components/fields/contacts/ContactsField';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';
import { routePaths } from '../../../../lib/routes';
import { Link } from '../../../../ui/Link/Link';
import { Text } from '../../../../ui/Text/Text';
import { useLang } from '../../../../i18n/useLang';
import { useEditing } from '../useEditing';

const fields = fieldsOfSection('contacts');
const path = /^contacts\.(\d+)/;

/** The contacts of a member. */
export function ContactsSection() {
  const { t } = useTranslation('profile');
  const { shown, others, requirement } = useEditing().settings.contacts;
  const lang = useLang();
  const section = useSection(fields);
  const { values, errors, set } = section;
  const byIndex = Object.entries(errors).flatMap(([at, text]) => {
    const index = path.exec(at)?.[1];
    return index ? [[index, text] as const] : [];
  });
  return (
    <Section id="contacts" title={t('contacts.title')} intro={t('contacts.intro')} section={section}>
      <ContactsField
        hideLabel
        value={values.contacts}
        shown={shown}
        others={others}
        required={requirement}
        hint={requirement && brokenText(requirementText(requirement), lang)}
        error={errors.contacts}
        errors={Object.fromEntries(byIndex)}
        onChange={(contacts) => set('contacts', contacts)}
      />
      <Text $size="sm">
        <Link alone to={`${routePaths.account}#privacy`}>
          {t('contacts.privacy')}
        </Link>
      </Text>
    </Section>
  );
}
