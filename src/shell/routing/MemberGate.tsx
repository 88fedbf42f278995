import { useEffect, type ReactNode } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session/store';
import { useInit } from '../../api/useInit';
import { needsUser, type RouteName } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { useHasSurvey } from '../context/useHasSurvey';
import { keepWanted, useWantedEvent } from '../session/useWantedEvent';
import { gateOf } from './gate';
import { Redirect } from './Redirect';

/**
 * Wraps the screens of signed-in users. Until the user is known, the screen loads what it needs; then it is shown, or
 * the user is redirected if it is not for them now (SES-03).
 */
export default function MemberGate({ route, children }: { route: RouteName; children: ReactNode }) {
  const { data: init } = useInit({ enabled: needsUser(route) });
  const survey = useHasSurvey();
  const url = createPath(useLocation());
  const wanted = useWantedEvent();
  const { eventOnly } = useCommunity().community;
  const elsewhere = init && gateOf({ init, route, survey, eventOnly, wanted });
  const isNewcomer = init && init.user.connectedParticipants.length === 0;
  useEffect(() => {
    if (isNewcomer !== undefined) keepWanted(url, isNewcomer);
  }, [url, isNewcomer]);
  return elsewhere ? <Redirect to={elsewhere} /> : children;
}

/** Hides its children until the signed-in user is known. */
export function KnownUser({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { data, isPending, isFetching } = useInit();
  const authorities = useSession((session) => session.authorities);
  const isRemembered = !data || data.user.role === authorities;
  return (isPending && isFetching) || !isRemembered ? fallback : children;
}
