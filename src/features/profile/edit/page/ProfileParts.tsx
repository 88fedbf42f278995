import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../../api/useData';
import { Banner } from '../../../../ui/Banner/Banner';
import { Container } from '../../../../ui/Container/Container';
import { AccessSection } from '../account/AccessSection';
import { DataSection } from '../account/DataSection';
import { SessionsSection } from '../account/SessionsSection';
import { questionsQuery } from '../../../../components/survey/questionsQuery';
import { AboutSection } from '../sections/AboutSection';
import { AnswersSection } from '../sections/AnswersSection';
import { ContactsSection } from '../sections/ContactsSection';
import { AppearanceSection } from '../sections/AppearanceSection';
import { NameSection } from '../sections/NameSection';
import { NotificationsSection } from '../sections/NotificationsSection';
import { PhotoSection } from '../sections/PhotoSection';
import { LocationSection } from '../sections/LocationSection';
import { PrivacySection } from '../sections/PrivacySection';
import { RequestSection } from '../sections/RequestSection';
import { useEditing } from '../useEditing';
import { Completion } from './Completion';
import { Leaving } from './Leaving';
import { Columns, Parts, Layout } from './ProfilePage.styles';
import { partNamed } from './parts';
import { PartsNav } from './PartsNav';
import { Restored } from './Restored';
import { ProfileTop } from './ProfileTop';

/** The whole profile, part by part. */
export function ProfileParts() {
  const { t } = useTranslation('profile');
  const { init, profile, settings } = useEditing();
  const { data: questions = [] } = useData(questionsQuery(profile.communityId));
  // The address named it before it was there.
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementById(partNamed(hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <Container>
      <Layout>
        <ProfileTop slug={profile.slug} />
        {!init.user.enabled && (
          <Banner title={t('waiting.title')}>
            {t('waiting.text', { title: settings.community })} {settings.contact}
          </Banner>
        )}
        <Restored />
        <Columns>
          <PartsNav survey={settings.survey} />
          <Parts>
            <Completion />
            <PhotoSection />
            <NameSection />
            <LocationSection />
            <RequestSection />
            <AboutSection />
            <ContactsSection />
            {questions.length > 0 && <AnswersSection questions={questions} />}
            <PrivacySection />
            <NotificationsSection />
            <AppearanceSection />
            <AccessSection />
            <SessionsSection />
            <DataSection />
          </Parts>
        </Columns>
        <Leaving />
      </Layout>
    </Container>
  );
}
