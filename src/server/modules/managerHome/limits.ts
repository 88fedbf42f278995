import { fiveMinutes, type ModuleLimits } from '../../limits/table';

export const managerHomeLimits = {
  address: {
    putAwayFirstSteps: { max: 100, seconds: fiveMinutes },
  },
} satisfies ModuleLimits;
