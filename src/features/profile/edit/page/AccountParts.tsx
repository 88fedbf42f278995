import { AccessSection } from '../account/AccessSection';
import { DataSection } from '../account/DataSection';
import { SessionsSection } from '../account/SessionsSection';
import { Leaving } from '../save/Leaving';
import { Restored } from '../save/Restored';
import { AppearanceSection } from '../sections/AppearanceSection';
import { IntroductionsSection } from '../notifications/IntroductionsSection';
import { NotificationsSection } from '../notifications/NotificationsSection';
import { PrivacySection } from '../sections/PrivacySection';
import { useEditing } from '../useEditing';
import { AccountFrame } from './AccountFrame';

/** All settings, part by part. */
export function AccountParts() {
  const { settings } = useEditing();
  return (
    <AccountFrame {...settings} notice={<Restored />} end={<Leaving />}>
      <PrivacySection />
      {settings.introductions && <IntroductionsSection />}
      <NotificationsSection />
      <AppearanceSection />
      <AccessSection />
      <SessionsSection />
      <DataSection />
    </AccountFrame>
  );
}
