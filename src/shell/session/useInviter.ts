import { invitationHere } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';
import { useData } from '../../api/useData';
import { invitationQuery } from './invitationQuery';

/** The first name of the member whose invitation the visitor opened. Undefined without a valid one. */
export function useInviter(): string | undefined {
  const id = useSession(invitationHere) ?? '';
  const { data } = useData({ ...invitationQuery(id), enabled: id !== '' });
  return data?.inviterFirstName;
}
