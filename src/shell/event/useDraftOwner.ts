import { useSession } from '../../api/session/store';
import { useInit } from '../../api/useInit';

/**
 * The owner of a form's drafts: the participant, or '' without one. Undefined until it is known, as when a browser
 * signs in for the first time: a form shown before that would be reset and lose its input.
 */
export function useDraftOwner(): string | undefined {
  const remembered = useSession(({ participantId }) => participantId);
  const { data, isPending } = useInit();
  if (remembered) return remembered;
  return isPending ? undefined : (data?.participant?.id ?? '');
}
