import { useSession } from '../../api/session/store';
import { useInit } from '../../api/useInit';

/**
 * Whose drafts a form keeps: the participant, '' where somebody has none. Undefined until it is known, as in a browser
 * that is signed in for the first time: a form that was shown before would start anew, and lose what was typed.
 */
export function useDraftOwner(): string | undefined {
  const remembered = useSession(({ participantId }) => participantId);
  const { data, isPending } = useInit();
  if (remembered) return remembered;
  return isPending ? undefined : (data?.participant?.id ?? '');
}
