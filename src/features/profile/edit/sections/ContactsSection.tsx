import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../../lib/lang';
import { contactNames } from '../../../../lib/rules/contactTypes';
import { brokenText } from '../../../../lib/rules/profileMessages';
import type { ContactRequirement } from '../../../../lib/rules/requiredContacts';
import { ContactsField } from '../../fields/contacts/ContactsField';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';
import { useLang } from '../../useLang';
import { useEditing } from '../useEditing';

const fields = ['contacts'] as const;
/** What is required, before anything is wrong. */
const hintOf = ({ min, types }: ContactRequirement, lang: Lang): string =>
  brokenText(
    { rule: 'contactsRequired', values: { min, networks: types.map((type) => contactNames[type]) } },
    lang,
  );

const path = /^contacts\.(\d+)/;

/** How somebody is reached. */
export function ContactsSection() {
  const { t } = useTranslation('profile');
  const { shown, others, requirement } = useEditing().settings.contacts;
  const lang = useLang();
  const section = useSection(fields);
  const { values, errors, set } = section;
  const byPlace = Object.entries(errors).flatMap(([at, text]) => {
    const place = path.exec(at)?.[1];
    return place ? [[place, text] as const] : [];
  });
  return (
    <Section id="contacts" title={t('contacts.title')} intro={t('contacts.intro')} section={section}>
      <ContactsField
        hideLabel
        value={values.contacts}
        shown={shown}
        others={others}
        hint={requirement && hintOf(requirement, lang)}
        error={errors.contacts}
        errors={Object.fromEntries(byPlace)}
        onChange={(contacts) => set('contacts', contacts)}
      />
    </Section>
  );
}
