/** A person to invite. */
export interface Invitee {
  email: string;
  firstName: string;
  lastName: string;
}

/** Maximum number of people in a file. */
export const mostInvitees = 1000;

/** Most characters of an address and of a name. */
export const inviteeLimits = { email: 254, name: 100 } as const;
