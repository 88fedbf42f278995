import { startTransition, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import { useInit } from '../../api/useInit';
import { LoadFailed } from '../../components/failures/LoadFailed';
import { recommendationsQuery } from '../../components/introduction/introductionQueries';
import { firstViewPart } from '../../lib/firstViewPart';
import { aheadOf } from '../../lib/lazyInTime';
import { usePageName } from '../../lib/pageName';
import { pageTitle } from '../../lib/pageTitle';
import { useWait } from '../../ui/announcer/useWait';
import { Container } from '../../ui/Container/Container';
import { Community, type CommunityProps } from './Community';
import { Greeting, HomeLayout, Part, Parts } from './Home.styles';
import { OwnProfileCard } from './OwnProfileCard';
import { OwnProfileCardSkeleton } from './OwnProfileCardSkeleton';
import { MyRequest } from './mine/MyRequest';
import type { RequestSettings } from './mine/requestSettings';
import { InviteStep } from './next/InviteStep';
import { NextSteps } from './next/NextSteps';
import { People } from './people/People';
import { PeopleSkeleton } from './people/PeopleSkeleton';
import { WantedPerson } from './people/WantedPerson';
import { Tabs, type HomeTab } from './Tabs';
import { useWaits } from './waits/useWaits';

const Requests = firstViewPart('features/home/Requests.tsx', () => import('./Requests'));
const WhatWaits = firstViewPart('features/home/waits/WhatWaits.tsx', () => import('./waits/WhatWaits'));
const loadMeetings = () => import('./waits/Meetings');
const Meetings = firstViewPart('features/home/waits/Meetings.tsx', loadMeetings);
const fetchMeetings = aheadOf(loadMeetings);
const ManagerInvitation = firstViewPart(
  'features/home/ManagerInvitation.tsx',
  () => import('./ManagerInvitation'),
);
const Hints = firstViewPart('features/home/hints/Hints.tsx', () => import('./hints/Hints'));

interface HomeProps {
  /** The community's name of the page. */
  title: string;
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
 * Home: what is agreed or waits for the member, people to meet or requests, the member's own request, the next steps,
 * and who and where they are (HOM-08). While data load, the parts that are the same for most members are shown (UIX-05).
 */
export function Home(props: HomeProps) {
  const { community, inviteUrl, request, weekly, transparent, pages, onPages } = props;
  const { t } = useTranslation('home');
  const { t: say } = useTranslation();
  const { data, error, fetchStatus, refetch } = useInit();
  const [hinted, setHinted] = useState(false);
  // Once the hints are shown they stay, even if the stored state changes.
  if (!hinted && data?.participant?.tutorialSeen === false) setHinted(true);
  const own = data?.participant ?? undefined;
  // Nearly everybody has confirmed their email: people are made room for before that is known.
  const confirmed = !data || (own !== undefined && data.emailConfirmed);
  const met = weekly && confirmed;
  const tabs = transparent && confirmed;
  const asked = tabs && props.tab === 'requests';
  const isInside = data !== undefined && confirmed;
  usePageName(pageTitle(asked ? t('tabs.requests') : undefined, props.title));
  const waits = useWaits(isInside ? own?.id : undefined);
  const showsPeople = isInside && met && !asked;
  const people = useData({ ...recommendationsQuery(0), enabled: showsPeople });
  const isComing = people.isPending && people.fetchStatus === 'fetching';
  const isPending = waits.isPending || (showsPeople && isComing);
  // Parts have their place once the height of those above is known. What is asked for again later moves nothing away.
  const [isKnown, setKnown] = useState(false);
  const isHeld = (met || asked) && !isKnown && (!data || isPending);
  // What was shown stays, because an accepted introduction stands there until the member leaves the page.
  const { hasAny, hasMeetings } = waits;
  const [had, setHad] = useState({ waits: false, meetings: false });
  if (data && !isKnown && !isPending) {
    setKnown(true);
    setHad({ waits: hasAny, meetings: hasMeetings });
  }
  // What comes later appears once its code is there, and hides nothing until then.
  useEffect(() => {
    const add = (before: typeof had) => ({
      waits: before.waits || hasAny,
      meetings: before.meetings || hasMeetings,
    });
    if (hasAny) startTransition(() => setHad(add));
    // Not only once the code around them has come.
    if (hasMeetings) fetchMeetings();
  }, [hasAny, hasMeetings]);

  const offline = fetchStatus === 'paused';
  useWait(!data && !error && !offline && say('loading'), say('loaded'));
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
  const { firstName: name, id } = own ?? {};
  const { name: wanted = '', card } = data?.introFor ?? {};
  const isAlone = showsPeople && people.data?.state === 'ALONE';
  const invite = <InviteStep init={data} inviteUrl={inviteUrl} />;
  const skeleton = <PeopleSkeleton />;
  return (
    <Container aria-busy={!data || undefined}>
      <HomeLayout>
        <Greeting level={1}>{name ? t('greeting', { name }) : t('greetingPlain')}</Greeting>
        <Parts>
          <Part $area="main" $gap={8}>
            {data?.managerInvitation && (
              <Suspense fallback={null}>
                <ManagerInvitation invitation={data.managerInvitation} title={community.title} />
              </Suspense>
            )}
            {isHeld && skeleton}
            {data && !isHeld && (
              <Suspense fallback={skeleton}>
                {had.waits && <WhatWaits waits={waits} meetings={had.meetings && <Meetings {...waits} />} />}
                {tabs && <Tabs tab={props.tab} />}
                {asked && (
                  <Suspense fallback={skeleton}>
                    <Requests pages={pages} onPages={onPages} />
                  </Suspense>
                )}
                {!asked && card && <WantedPerson name={wanted} card={card} />}
                {!asked && met && own && (
                  <People own={own} email={data.user.email} pages={pages} onPages={onPages} invite={invite} />
                )}
              </Suspense>
            )}
          </Part>
          <Part $area="request">
            <MyRequest participant={own} settings={request} />
          </Part>
          {!isHeld && (
            <Part $area="steps">
              <NextSteps
                init={data}
                title={community.title}
                weekly={weekly}
                met={met}
                invite={isAlone ? null : invite}
              />
            </Part>
          )}
          <Part $area="about" $gap={6}>
            {data ? <OwnProfileCard init={data} /> : <OwnProfileCardSkeleton />}
            <Community {...community} />
          </Part>
        </Parts>
      </HomeLayout>
      {hinted && id && (
        <Suspense fallback={null}>
          <Hints participantId={id} />
        </Suspense>
      )}
    </Container>
  );
}
