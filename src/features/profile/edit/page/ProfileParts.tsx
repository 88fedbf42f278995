import { useEffect, useState } from 'react';
import { useData } from '../../../../api/useData';
import { firstViewPart } from '../../../../lib/firstViewPart';
import { Container } from '../../../../ui/Container/Container';
import { questionsQuery } from '../../../../components/survey/questionsQuery';
import { AboutSection } from '../sections/AboutSection';
import { AnswersSection } from '../sections/AnswersSection';
import { ContactsSection } from '../sections/ContactsSection';
import { NameSection } from '../sections/NameSection';
import { PhotoSection } from '../sections/PhotoSection';
import { LocationSection } from '../sections/LocationSection';
import { RequestSection } from '../sections/RequestSection';
import { useEditing } from '../useEditing';
import { Completion } from '../completion/Completion';
import { Leaving } from '../save/Leaving';
import { Columns, Parts, Layout } from './ProfilePage.styles';
import { partNamed } from '../nav/parts';
import { ProfileNav } from '../nav/ProfileNav';
import { Restored } from '../save/Restored';
import { ProfileTop } from './ProfileTop';

const NotIn = firstViewPart('features/profile/edit/page/NotIn.tsx', () => import('./NotIn'));

/** The whole profile, part by part. */
export function ProfileParts() {
  const { init, profile, settings } = useEditing();
  // A person who is admitted while the page is open is notified.
  const [wasNotIn] = useState(!init.user.enabled);
  const { data: questions = [] } = useData(questionsQuery(profile.communityId));
  // The address named it before it was there.
  useEffect(() => {
    const { hash } = location;
    const part = hash ? document.getElementById(partNamed(hash.slice(1))) : null;
    if (!part) return;
    part.scrollIntoView();
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }, []);
  return (
    <Container>
      <Layout>
        <ProfileTop slug={profile.slug} title={settings.title} />
        {(wasNotIn || !init.user.enabled) && <NotIn />}
        <Restored />
        <Columns>
          <ProfileNav survey={settings.survey} />
          <Parts>
            <Completion />
            <PhotoSection />
            <NameSection />
            <LocationSection />
            <RequestSection />
            <AboutSection />
            <ContactsSection />
            {questions.length > 0 && <AnswersSection questions={questions} />}
          </Parts>
        </Columns>
        <Leaving />
      </Layout>
    </Container>
  );
}
