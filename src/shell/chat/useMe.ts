import { useSession } from '../../api/session/store';
import { useInit } from '../../api/useInit';

/** The member's participant. '' until it is known, as when a browser signs in for the first time. */
export function useMe(): string {
  const remembered = useSession(({ participantId }) => participantId);
  const { data } = useInit({ enabled: false });
  return data?.participant?.id ?? remembered ?? '';
}
