import type { Init } from '../../../generated/api/currentUser';
import { Invite } from './Invite';
import { InviteLater } from './InviteLater';

interface InviteStepProps {
  /** Undefined while unknown. */
  init: Init | undefined;
  inviteUrl: (id: string) => string;
}

/** The member's invitation, or when they will have one. */
export function InviteStep({ init, inviteUrl }: InviteStepProps) {
  const invitation = init?.invitationId;
  if (init && !invitation) return <InviteLater />;
  return <Invite url={invitation ? inviteUrl(invitation) : ''} />;
}
