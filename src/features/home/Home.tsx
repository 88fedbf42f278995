import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { LoadFailed } from '../../components/failures/LoadFailed';
import { firstViewPart } from '../../lib/firstViewPart';
import { Container } from '../../ui/Container/Container';
import { Column, Grid } from '../../ui/Grid/Grid';
import { Stack } from '../../ui/Stack/Stack';
import { Community, type CommunityProps } from './Community';
import { Greeting, HomeLayout } from './Home.styles';
import { OwnProfileCard } from './OwnProfileCard';
import { OwnProfileCardSkeleton } from './OwnProfileCardSkeleton';
import { MyRequest } from './mine/MyRequest';
import type { RequestSettings } from './mine/requestSettings';
import { People } from './people/People';
import { PeopleSkeleton } from './people/PeopleSkeleton';
import { WantedPerson } from './people/WantedPerson';
import { NextSteps } from './next/NextSteps';
import { Tabs, type HomeTab } from './Tabs';

const Requests = firstViewPart('features/home/Requests.tsx', () => import('./Requests'));
const ManagerInvitation = firstViewPart(
  'features/home/ManagerInvitation.tsx',
  () => import('./ManagerInvitation'),
);
const Hints = firstViewPart('features/home/hints/Hints.tsx', () => import('./hints/Hints'));

interface HomeProps {
  community: CommunityProps;
  /** The address of an invitation. */
  inviteUrl: (id: string) => string;
  request: RequestSettings;
  /** Whether the community has weekly recommendations. */
  weekly: boolean;
  /** Whether members see each other, and therefore each other's requests. */
  transparent: boolean;
  tab: HomeTab;
  /** Pages of the tab that are shown, from 1. */
  pages: number;
  onPages: (pages: number) => void;
}

/**
 * The member's profile card, the community, and the next steps. While data load, the parts that are the same for most
 * members are shown (UIX-05).
 */
export function Home(props: HomeProps) {
  const { community, inviteUrl, request, weekly, transparent, pages, onPages } = props;
  const { t } = useTranslation('home');
  const { t: say } = useTranslation();
  const { data, error, fetchStatus, refetch } = useInit();
  const [hinted, setHinted] = useState(false);
  // Once the hints are shown they stay, even if the stored state changes.
  if (!hinted && data?.participant?.tutorialSeen === false) setHinted(true);
  const offline = fetchStatus === 'paused';
  if (!data && (error || offline)) {
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  const own = data?.participant ?? undefined;
  const { firstName: name, id } = own ?? {};
  // Nearly everybody has confirmed their email: people are made room for before that is known.
  const confirmed = !data || (own !== undefined && data.emailConfirmed);
  const met = weekly && confirmed;
  const tabs = transparent && confirmed;
  const asked = tabs && props.tab === 'requests';
  const { name: wanted = '', card } = data?.introFor ?? {};
  const first = card && <WantedPerson name={wanted} card={card} />;
  const skeleton = <PeopleSkeleton silent />;
  const steps = (
    <NextSteps init={data} title={community.title} weekly={weekly} met={met} inviteUrl={inviteUrl} />
  );
  return (
    <Container {...(!data && { role: 'status', 'aria-busy': true, 'aria-label': say('loading') })}>
      <HomeLayout>
        <Greeting level={1}>{name ? t('greeting', { name }) : t('greetingPlain')}</Greeting>
        <Grid>
          <Column $span={{ lg: 8 }}>
            <Stack $gap={8}>
              {data?.managerInvitation && (
                <Suspense fallback={null}>
                  <ManagerInvitation invitation={data.managerInvitation} title={community.title} />
                </Suspense>
              )}
              {tabs && <Tabs tab={props.tab} />}
              {asked && data && (
                <Suspense fallback={skeleton}>
                  <Requests pages={pages} onPages={onPages} />
                </Suspense>
              )}
              {!asked && met && first}
              {!asked && !met && steps}
              {!asked && !met && first}
              {!data && (asked || met) && skeleton}
              {!asked && met && data && own && (
                <People own={own} email={data.user.email} pages={pages} onPages={onPages}>
                  {steps}
                </People>
              )}
            </Stack>
          </Column>
          <Column $span={{ lg: 4 }}>
            <Stack $gap={6}>
              {data ? <OwnProfileCard init={data} /> : <OwnProfileCardSkeleton />}
              <MyRequest participant={own} settings={request} />
              <Community {...community} />
            </Stack>
          </Column>
        </Grid>
      </HomeLayout>
      {hinted && id && (
        <Suspense fallback={null}>
          <Hints participantId={id} />
        </Suspense>
      )}
    </Container>
  );
}
