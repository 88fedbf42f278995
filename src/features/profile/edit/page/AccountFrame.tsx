import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../../../../ui/Container/Container';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import type { ProfileSettings } from '../settings';
import { accountParts } from '../nav/parts';
import { PartsNav } from '../nav/PartsNav';
import { Columns, Layout, Parts } from './ProfilePage.styles';

interface AccountFrameProps extends Pick<ProfileSettings, 'introductions'> {
  /** Above the parts. */
  notice?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** The title of the settings, the way to each part, and the parts. */
export function AccountFrame({ introductions, notice, end, children }: AccountFrameProps) {
  const { t } = useTranslation('profile');
  return (
    <Container>
      <Layout>
        <div>
          <Heading level={1}>{t('settings.title')}</Heading>
          <Text $tone="muted">{t('settings.intro')}</Text>
        </div>
        {notice}
        <Columns>
          <PartsNav
            label={t('settings.sections')}
            parts={accountParts.filter((part) => introductions || part !== 'introductions')}
          />
          <Parts>{children}</Parts>
        </Columns>
        {end}
      </Layout>
    </Container>
  );
}
