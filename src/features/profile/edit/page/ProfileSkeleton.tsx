import { Loading } from '../../../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { PhotoField } from '../../../../components/fields/photo/PhotoField';
import { useLang } from '../../../../i18n/useLang';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { profileFields } from '../../../../lib/rules/profile/profileFields';
import { Container } from '../../../../ui/Container/Container';
import { TextField } from '../../../../ui/TextField/TextField';
import { Pair } from '../sections/sections.styles';
import { CompletionSkeleton } from '../completion/CompletionSkeleton';
import { Panel } from './Panel';
import type { ProfileSettings } from '../settings';
import { ProfileNav } from '../nav/ProfileNav';
import { Columns, Layout, Parts } from './ProfilePage.styles';
import { ProfileTop } from './ProfileTop';

const nothing = () => undefined;

/** The skeleton of the profile (UIX-05): its first parts, empty and disabled. */
export function ProfileSkeleton({ survey, title }: Pick<ProfileSettings, 'survey' | 'title'>) {
  const { t: ofProfile } = useTranslation('profile');
  const { t: ofFields } = useTranslation('fields');
  const lang = useLang();
  return (
    <Container>
      <Layout>
        <ProfileTop title={title} />
        <Columns>
          <ProfileNav survey={survey} />
          <Parts>
            <Loading>
              <CompletionSkeleton />
              <Panel id="photo" title={ofProfile('photo.title')} intro={ofProfile('photo.intro')}>
                <PhotoField name="" value={null} onChange={nothing} />
              </Panel>
              <Panel id="name" title={ofProfile('name.title')}>
                <Pair>
                  {fieldsOfSection('name').map((field) => (
                    <TextField
                      key={field}
                      label={profileFields[field].label[lang]}
                      note={profileFields[field].limits.min > 0 ? undefined : ofFields('optional')}
                      readOnly
                    />
                  ))}
                </Pair>
              </Panel>
            </Loading>
          </Parts>
        </Columns>
      </Layout>
    </Container>
  );
}
