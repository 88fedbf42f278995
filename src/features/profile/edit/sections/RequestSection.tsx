import { useTranslation } from 'react-i18next';
import { RequestField } from '../../../../components/fields/request/RequestField';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';
import { useEditing } from '../useEditing';

const fields = fieldsOfSection('request');

/** The request of a member. */
export function RequestSection() {
  const { t } = useTranslation('profile');
  const { request } = useEditing().settings;
  const section = useSection(fields);
  const { values, errors, set } = section;
  return (
    <Section id="request" title={t('request.title')} intro={t('request.intro')} section={section}>
      <RequestField
        {...request}
        value={values.lookingFor}
        onChange={(text) => set('lookingFor', text)}
        error={errors.lookingFor}
      />
    </Section>
  );
}
