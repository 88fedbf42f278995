import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { LoadFailed } from '../../components/failures/LoadFailed';
import { Container } from '../../ui/Container/Container';
import { Column, Grid } from '../../ui/Grid/Grid';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Community, type CommunityProps } from './Community';
import { HomeLayout } from './Home.styles';
import { HomeSkeleton } from './HomeSkeleton';
import { Me } from './Me';
import { NextSteps } from './next/NextSteps';

export interface HomeProps {
  community: CommunityProps;
  /** The address of an invitation. */
  inviteUrl: (id: string) => string;
}

/** Who I am, my community, what comes next. */
export function Home({ community, inviteUrl }: HomeProps) {
  const { t } = useTranslation('home');
  const { data, error, fetchStatus, refetch } = useInit();
  if (!data) {
    const offline = fetchStatus === 'paused';
    if (!error && !offline) return <HomeSkeleton />;
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  const name = data.participant?.firstName;
  return (
    <Container>
      <HomeLayout>
        <Heading level={1}>{name ? t('greeting', { name }) : t('greetingPlain')}</Heading>
        <Grid>
          <Column $span={{ lg: 8 }}>
            <NextSteps init={data} title={community.title} inviteUrl={inviteUrl} />
          </Column>
          <Column $span={{ lg: 4 }}>
            <Stack $gap={6}>
              <Me init={data} />
              <Community {...community} />
            </Stack>
          </Column>
        </Grid>
      </HomeLayout>
    </Container>
  );
}
