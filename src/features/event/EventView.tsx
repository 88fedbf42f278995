import { Flag } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cover } from '../../components/event/Cover';
import type { Event } from '../../generated/api/event';
import { asWritten } from '../../lib/asWritten';
import { currentTime } from '../../lib/browserFacts';
import { firstViewPart } from '../../lib/firstViewPart';
import { lazyPart } from '../../lib/lazyInTime';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { Icon } from '../../ui/Icon/Icon';
import { Heading } from '../../ui/Text/Heading';
import { ParticipationButton } from './button/ParticipationButton';
import { buttonState, isOver } from './button/state';
import { useParticipation } from './button/useParticipation';
import { CoverFrame, Head, Layout, Main, More, Side } from './EventPage.styles';
import { AddToCalendar } from './facts/AddToCalendar';
import { Description } from './facts/Description';
import { Facts } from './facts/Facts';
import { hasTicket, OwnTicket } from './facts/OwnTicket';
import { Series } from './facts/Series';
import { ShareButton } from './facts/ShareButton';
import { mayComeTo, type GuestOffer, type GuestStanding } from './guest/guestOffer';
import { useComing } from './guest/useComing';
import { ForOrganisers } from './people/ForOrganisers';
import { Organisers } from './people/Organisers';
import { Participants } from './people/Participants';

const ReportEvent = lazyPart(() => import('./report/ReportEvent'));
const GuestDialog = lazyPart(() => import('./guest/GuestDialog'));
const InvitationNote = firstViewPart(
  'features/event/invitation/InvitationNote.tsx',
  () => import('./invitation/InvitationNote'),
);
const GuestNote = firstViewPart('features/event/guest/GuestNote.tsx', () => import('./guest/GuestNote'));

export interface EventViewProps {
  event: Event;
  /** Name of the community. */
  community: string;
  isVisitor: boolean;
  /** Lets a signed-in non-member come to the event as a guest. Absent for others. */
  guest?: GuestOffer;
  /** What such a guest may become. */
  guestStanding?: GuestStanding;
  /** Signed in with an unconfirmed address. */
  isUnconfirmed?: boolean;
  /** The pages for signing in and for confirming the address, and the viewer's home. */
  signIn: string;
  /** What the page for signing in is told of the event. */
  signInState?: (event: Pick<Event, 'title'>) => unknown;
  confirm: string;
  home: string;
  /** Address of the event's page. */
  url: string;
  /** The page of the form. Absent if the viewer may not edit the event. */
  editPath?: string;
  /** The menu of rarely used organisers' actions. Absent for others. */
  organiserMenu?: (event: Event) => ReactNode;
  /** The panel of participants for organisers. Absent for others. */
  organiserPanel?: (event: Event) => ReactNode;
  /** The ticket of a confirmed participant. */
  ticket?: ReactNode;
  /** Goes to another site, to pay. */
  leave: (url: string) => void;
  /** The data may be outdated because reloading failed. */
  stale: boolean;
  onRetry: () => void;
  now?: () => Date;
}

/** An event that is known (EVT-08). */
export function EventView(props: EventViewProps) {
  const { event, isVisitor, signIn, confirm, home, url, editPath, leave, stale, onRetry } = props;
  const { organiserMenu, organiserPanel, ticket, community, guest, guestStanding, isUnconfirmed } = props;
  const { t } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  const { join, cancel, isCancelling, wait, isChangingLine } = useParticipation(event.id);
  const now = (props.now ?? currentTime)();
  const [reporting, setReporting] = useState(false);
  const { withPart, asks } = useComing(event, guest);
  const mayCome = mayComeTo(event, guest);
  // Users who have not joined yet have no tabs.
  const isNewcomer = guestStanding === 'newcomer' || guestStanding === 'uninvited';
  const { invitations = [] } = event;
  // Invited people do not need to ask.
  const isInvited = invitations.some(({ invitedAs }) => invitedAs === 'PARTICIPANT');
  const asked = isInvited ? { ...event, approvalRequired: false } : event;
  const state = buttonState({ event: asked, isVisitor, mayCome, isUnconfirmed, isCancelling, now });
  const over = isOver(event, now);
  const { participation, mayEdit } = event;
  // Members and guests may report it. Its organisers and managers can end it themselves.
  const mayReport = !mayEdit && (!isVisitor || (guestStanding !== undefined && participation !== null));
  const onJoin = async ({ paymentLink }: Event) => {
    const paysNow = state === 'payToRegister' ? paymentLink : null;
    if ((await join()) && paysNow) leave(paysNow);
  };
  const left = event.isFull ? null : event.placesLeft;
  return (
    <Container $width="list">
      <Layout aria-label={event.title}>
        <Head>
          <CoverFrame>
            <Cover id={event.id} src={event.imageUrl} eager />
          </CoverFrame>
          <Heading level={1} {...asWritten(event.title, event.titleLang)}>
            {event.title}
          </Heading>
        </Head>
        <Side>
          <Facts event={event} isExpected={mayEdit || participation?.status === 'CONFIRMED'} now={now} />
          <Series event={event} now={now} />
          {!over && !event.isCancelled && invitations.length > 0 && (
            <Suspense fallback={null}>
              {invitations.map((invitation) => (
                <InvitationNote key={invitation.invitedAs} event={event} invitation={invitation} />
              ))}
            </Suspense>
          )}
          <ParticipationButton
            state={state}
            event={asked}
            signIn={signIn}
            signInState={props.signInState?.(event)}
            confirm={confirm}
            home={home}
            terms={left === null ? '' : t('left', { count: left })}
            aboveTabs={!isVisitor && !isNewcomer}
            onJoin={() => withPart((current) => void onJoin(current))}
            onCancel={() => cancel()}
            isChangingLine={isChangingLine}
            onWait={(on) => withPart(() => wait(on))}
            onLapse={onRetry}
          />
          {participation && guestStanding && (
            <Suspense fallback={null}>
              <GuestNote standing={guestStanding} community={community} home={home} />
            </Suspense>
          )}
          {stale && (
            <Banner
              tone="warning"
              role="alert"
              title={t('stale')}
              action={
                <Button variant="secondary" size="sm" onClick={onRetry}>
                  {common('retry')}
                </Button>
              }
            />
          )}
          {ticket && hasTicket(event, now) && <OwnTicket>{ticket}</OwnTicket>}
          <More>
            {!over && !event.isCancelled && <AddToCalendar event={event} url={url} />}
            <ShareButton url={url} title={event.title} />
            {mayEdit && editPath && (
              <Button variant="secondary" size="sm" to={editPath}>
                {t('edit')}
              </Button>
            )}
            {mayEdit && organiserMenu?.(event)}
            {mayReport && (
              <Button
                variant="quiet"
                size="sm"
                icon={<Icon icon={Flag} size={18} />}
                onClick={() => setReporting(true)}
              >
                {t('report')}
              </Button>
            )}
          </More>
        </Side>
        <Main>
          <Description text={event.description} lang={event.descriptionLang} />
          <Organisers
            eventId={event.id}
            contact={event.organizerContact}
            ownId={participation?.participantId}
          />
          <Participants eventId={event.id} count={event.confirmedCount} isOver={over} />
          {mayEdit && organiserPanel && <ForOrganisers>{organiserPanel(event)}</ForOrganisers>}
        </Main>
      </Layout>
      {reporting && (
        <Suspense fallback={null}>
          <ReportEvent id={event.id} name={event.title} onClose={() => setReporting(false)} />
        </Suspense>
      )}
      {asks && (
        <Suspense fallback={null}>
          <GuestDialog community={community} {...asks} />
        </Suspense>
      )}
    </Container>
  );
}
