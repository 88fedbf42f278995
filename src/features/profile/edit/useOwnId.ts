import { useSession } from '../../../api/session/store';
import { useInit } from '../../../api/useInit';

/** The id of the own participant, from the last visit until it is loaded. */
export function useOwnId(): string | null | undefined {
  const init = useInit();
  const remembered = useSession(({ participantId }) => participantId);
  return init.data ? init.data.participant?.id : remembered;
}
