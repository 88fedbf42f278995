import { fiveMinutes, type ModuleLimits } from '../../limits/table';

export const participantLimits = {
  address: {
    getProfileBySlug: { max: 300, seconds: fiveMinutes },
  },
} satisfies ModuleLimits;
