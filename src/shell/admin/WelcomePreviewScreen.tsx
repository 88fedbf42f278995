import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { landingSections } from '../../config/landingSections';
import { useTexts } from '../../i18n/useTexts';
import { Banner } from '../../ui/Banner/Banner';
import { Container } from '../../ui/Container/Container';
import { space } from '../../ui/theme';
import { useBoot } from '../context/bootContext';
import { AwayFromWelcome } from '../landing/AwayFromWelcome';
import { PageTitle } from '../landing/PageTitle';
import { renderSection } from '../landing/sections';
import { usePeople } from '../landing/usePeople';

const Note = styled(Container)`
  padding-block: ${space(4)};
`;

/**
 * The welcome page as visitors see it, without the form to join, for managers at /admin/welcome-page: signed-in users are
 * redirected from the page itself. It says how the texts are changed.
 */
export default function WelcomePreviewScreen() {
  useTexts('admin');
  const { t } = useTranslation('admin');
  const { config, lang } = useBoot();
  const { welcomeRedirectUrl } = config.community;
  const sections = landingSections(config, lang);
  const people = usePeople(sections.some(({ type }) => type === 'people'));
  if (welcomeRedirectUrl) return <AwayFromWelcome url={welcomeRedirectUrl} />;
  return (
    <>
      <Note>
        <Banner title={t('welcome.title')}>{t('welcome.text', { file: `landing${lang}.json` })}</Banner>
      </Note>
      <PageTitle sections={sections} />
      {sections.map((section, index) => (
        <Fragment key={index}>{renderSection(section, { people })}</Fragment>
      ))}
    </>
  );
}
