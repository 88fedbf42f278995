import { Suspense } from 'react';
import type { Credits } from '../../generated/api/introduction';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { nameOf } from '../participant/participantText';
import type { MenuAction, ButtonAction } from './relationActions';
import { useActions, type Named } from './useActions';

const loadConnect = () => import('./ConnectDialog');
const loadWithdraw = () => import('./WithdrawDialog');
const loadSuggest = () => import('../meeting/SuggestTime');
const ConnectDialog = lazyPart(loadConnect);
const WithdrawDialog = lazyPart(loadWithdraw);
const SuggestTime = lazyPart(loadSuggest);
const HideDialog = lazyPart(() => import('./HideDialog'));
const BlockOrReport = lazyPart(() => import('./BlockOrReport'));

/** Loads the dialog of an action whose button the user is about to press. */
export const fetchAhead: Partial<Record<ButtonAction, () => void>> = {
  connect: aheadOf(loadConnect),
  withdraw: aheadOf(loadWithdraw),
  suggest: aheadOf(loadSuggest),
};

export type Dialog = 'connect' | 'withdraw' | 'suggest' | MenuAction;

export interface PersonDialogsProps {
  person: Named;
  /** Of the round that recommended them. */
  matchingId?: string | null;
  /** If known. */
  credits?: Credits;
  /** Their message waits for an answer, and can be reported. */
  hasMessage?: boolean;
  /** A time was suggested. */
  onSuggested?: () => void;
  opened: Dialog;
  onClose: () => void;
}

/** The dialog of an action on a person. */
export function PersonDialogs(props: PersonDialogsProps) {
  const { person, matchingId, credits, hasMessage, onSuggested, opened, onClose } = props;
  const { sent, hide, withdraw } = useActions();
  return (
    <Suspense fallback={null}>
      {opened === 'connect' && (
        <ConnectDialog
          person={person}
          matchingId={matchingId}
          credits={credits}
          onSent={(answer) => sent(person, answer)}
          onClose={onClose}
        />
      )}
      {opened === 'withdraw' && (
        <WithdrawDialog name={nameOf(person)} onWithdraw={() => withdraw(person)} onClose={onClose} />
      )}
      {opened === 'suggest' && <SuggestTime person={person} onDone={onSuggested} onClose={onClose} />}
      {opened === 'hide' && (
        <HideDialog person={person} onHide={(reason, text) => hide(person, reason, text)} onClose={onClose} />
      )}
      {(opened === 'block' || opened === 'report') && (
        <BlockOrReport person={person} wants={opened} message={hasMessage} onClose={onClose} />
      )}
    </Suspense>
  );
}
