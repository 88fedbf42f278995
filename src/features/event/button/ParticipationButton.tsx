import { Suspense, useRef, useState } from 'react';
import { useContentAnnouncement } from '../../../ui/announcer/useContentAnnouncement';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import type { Event } from '../../../generated/api/event';
import { firstViewPart } from '../../../lib/firstViewPart';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { CancelDialog, type GivenUp } from './CancelDialog';
import { Acts, Bar, Said } from './ParticipationButton.styles';
import type { ButtonState } from './state';

const OfferEnds = firstViewPart('features/event/button/OfferEnds.tsx', () => import('./OfferEnds'));

interface ParticipationButtonProps {
  state: ButtonState;
  event:
    | Pick<
        Event,
        'paid' | 'approvalRequired' | 'paymentLink' | 'onlineMeetingLink' | 'waiting' | 'waitingCount'
      >
    | undefined;
  /** A place in line is being taken or given up. */
  isChangingLine: boolean;
  /** Price and free seats. */
  terms: string;
  /** The pages for signing in and for completing the profile. */
  signIn: string;
  signInState?: unknown;
  home: string;
  /** The page for confirming the address. */
  confirm: string;
  /** On a phone the tabs are below it. */
  aboveTabs: boolean;
  onJoin: () => void;
  onCancel: () => void;
  /** Takes a place in line, or gives it up. */
  onWait: (on: boolean) => void;
  /** Called when an offer expires. */
  onLapse: () => void;
  clock?: Clock;
}

/** What can be given up in each state. */
const givenUp: Partial<Record<ButtonState, GivenUp>> = {
  going: 'place',
  joinOnline: 'place',
  payToJoin: 'request',
  pending: 'request',
  waiting: 'line',
  offered: 'offer',
};

/** States in which the terms are shown, because the viewer has to decide. */
const undecided: readonly ButtonState[] = [
  'join',
  'joinAgain',
  'askToJoin',
  'payToRegister',
  'logInToPay',
  'logInToJoin',
  'finishProfile',
  'confirmEmail',
];

/** The main action of an event in its current state (EVT-05), within reach of a thumb on a phone. */
export function ParticipationButton(props: ParticipationButtonProps) {
  const { state, event, terms, signIn, home, confirm, aboveTabs, isChangingLine, onJoin, onCancel, onWait } =
    props;
  const { t } = useTranslation('eventPage');
  const [asks, setAsks] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useContentAnnouncement(said, true);

  const up = givenUp[state];
  const consequence = () => {
    if (up === 'line' || up === 'offer') return t(`cancel.${up}.text`);
    if (event?.paid) return t('cancel.paid');
    return t(event?.approvalRequired ? 'cancel.approval' : `cancel.${up ?? 'place'}.text`);
  };
  const { waiting, waitingCount = 0 } = event ?? {};
  const line = (undecided as readonly string[]).includes(state)
    ? terms
    : t(`status.${state as 'going'}`, { position: waiting?.position, count: waitingCount });
  return (
    <Bar $aboveTabs={aboveTabs} aria-label={t('takePart')}>
      {state === 'loading' ? (
        <Skeleton shape="block" height="44px" />
      ) : (
        <>
          <Said ref={said} $strong={!undecided.includes(state)}>
            {line}
          </Said>
          {(state === 'offered' || state === 'payToJoin') && waiting?.offeredUntil && (
            <Suspense fallback={null}>
              <OfferEnds until={waiting.offeredUntil} clock={props.clock} onLapse={props.onLapse} />
            </Suspense>
          )}
          {/* The attribute tells `keepFocus` that the buttons replace each other. */}
          <Acts data-actions>
            <Main
              state={state}
              event={event}
              signIn={signIn}
              signInState={props.signInState}
              home={home}
              confirm={confirm}
              isChangingLine={isChangingLine}
              onJoin={onJoin}
              onWait={onWait}
            />
            {up && (
              <Button variant="quiet" onClick={() => setAsks(true)}>
                {t(`cancel.${up}.open`)}
              </Button>
            )}
          </Acts>
        </>
      )}
      {asks && up && (
        <CancelDialog
          what={up}
          consequence={consequence()}
          onCancel={up === 'line' || up === 'offer' ? () => onWait(false) : onCancel}
          onClose={() => setAsks(false)}
        />
      )}
    </Bar>
  );
}

type MainProps = Pick<
  ParticipationButtonProps,
  'state' | 'event' | 'signIn' | 'signInState' | 'home' | 'confirm' | 'isChangingLine' | 'onJoin' | 'onWait'
>;

/** The button itself. Empty if there is no action. */
function Main(props: MainProps) {
  const { state, event, signIn, signInState, home, confirm, isChangingLine, onJoin, onWait } = props;
  const { t } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer', block: true } as const;
  switch (state) {
    case 'join':
    case 'joinAgain':
    case 'askToJoin':
    case 'payToRegister':
    case 'offered':
      return (
        <Button block onClick={onJoin}>
          {t(`button.${state}`)}
        </Button>
      );
    case 'joinWaitingList':
      return (
        <Button block loading={isChangingLine} loadingLabel={common('loading')} onClick={() => onWait(true)}>
          {t('button.joinWaitingList')}
        </Button>
      );
    case 'cancelling':
      return (
        <Button block variant="secondary" loading loadingLabel={t('status.cancelling')}>
          {t('button.cancelling')}
        </Button>
      );
    case 'payToJoin':
    case 'joinOnline': {
      const href = (state === 'payToJoin' ? event?.paymentLink : event?.onlineMeetingLink) ?? undefined;
      return href ? (
        <Button href={href} {...elsewhere}>
          {t(`button.${state}`)}
        </Button>
      ) : null;
    }
    case 'logInToPay':
    case 'logInToJoin':
    case 'logInToWait':
      return (
        <Button block to={signIn} state={signInState}>
          {t(`button.${state}`)}
        </Button>
      );
    case 'confirmEmail':
      return (
        <Button block to={confirm}>
          {t('button.confirmEmail')}
        </Button>
      );
    case 'finishProfile':
      return (
        <Button block to={home}>
          {t('button.finishProfile')}
        </Button>
      );
    default:
      return null;
  }
}
