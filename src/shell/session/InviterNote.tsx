import styled from 'styled-components';
import { inviterHere } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';
import { useInBrowser } from '../../api/useInBrowser';
import { InvitedNote } from '../../components/invite/InvitedNote';
import { invitedAttribute, roomAttribute } from '../../lib/inviterRoom';

/* As high as the note, and only in the browser of somebody who was invited. */
const Room = styled.div`
  display: none;
  block-size: 32px;
  [${invitedAttribute}] & {
    display: block;
  }
`;

/** Who invited the visitor. Nothing if that is not known. The server does not know it, and keeps the room for it. */
export function InviterNote({ textOf }: { textOf: (name: string) => string }) {
  const name = useSession(inviterHere);
  if (!useInBrowser()) return <Room {...{ [roomAttribute]: '' }} />;
  return name ? <InvitedNote name={name}>{textOf(name)}</InvitedNote> : null;
}
