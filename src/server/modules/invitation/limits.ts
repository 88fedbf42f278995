import { fiveMinutes, type ModuleLimits } from '../../limits/table';

export const invitationLimits = {
  address: {
    acceptInvitation: { max: 300, seconds: fiveMinutes },
    previewInvitation: { max: 300, seconds: fiveMinutes },
  },
} satisfies ModuleLimits;
