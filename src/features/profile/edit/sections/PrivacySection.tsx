import { useTranslation } from 'react-i18next';
import { contactNames, type ContactType } from '../../../../lib/rules/contacts/contactTypes';
import { hidesContacts, type Privacy } from '../../../../lib/rules/contacts/privacy';
import { Banner } from '../../../../ui/Banner/Banner';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { RadioGroup } from '../../../../ui/Radio/RadioGroup';
import { Text } from '../../../../ui/Text/Text';
import { useLang } from '../../../../i18n/useLang';
import { PreviewButton } from '../preview/PreviewButton';
import { profileFields } from '../../../../lib/rules/profile/profileFields';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';
import { Choices } from './Choices';
import { OutsideChoices } from './OutsideChoices';

const fields = fieldsOfSection('privacy');
const options = ['NONE', 'CUSTOM', 'CONNECTIONS', 'PRIVATE'] as const satisfies Privacy[];

/** Who sees the contacts (PRO-02, PRO-05), and the effect on introductions. */
export function PrivacySection() {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const section = useSection(fields);
  const { values, set } = section;
  const { privacy, contactTypesToHide: hidden } = values;
  const given = values.contacts.filter(({ value }) => value.trim());
  const types = [...new Set([...given.map(({ type }) => type), ...hidden])];
  const hide = (type: ContactType, yes: boolean) =>
    set('contactTypesToHide', yes ? [...hidden, type] : hidden.filter((one) => one !== type));
  return (
    <Section id="privacy" title={t('privacy.title')} section={section}>
      <RadioGroup
        name="privacy"
        label={profileFields.privacy.label[lang]}
        value={privacy}
        options={options.map((value) => ({ value, label: t(`privacy.${value}`) }))}
        onChange={({ target }) => set('privacy', target.value as Privacy)}
      />
      {privacy === 'CUSTOM' && (
        <Choices below label={t('privacy.hide')}>
          {types.length === 0 && (
            <Text $size="sm" $tone="muted">
              {t('privacy.nothingToHide')}
            </Text>
          )}
          {types.map((type) => (
            <Checkbox
              key={type}
              label={contactNames[type][lang]}
              checked={hidden.includes(type)}
              onChange={({ target }) => hide(type, target.checked)}
            />
          ))}
        </Choices>
      )}
      {hidesContacts(values, given) && (
        <Banner tone="warning" announced title={t('privacy.warningTitle')}>
          {t('privacy.warning')}
        </Banner>
      )}
      <div>
        <PreviewButton>{t('privacy.preview')}</PreviewButton>
      </div>
      <OutsideChoices section={section} />
    </Section>
  );
}
