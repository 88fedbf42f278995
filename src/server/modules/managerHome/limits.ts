import { fiveMinutes, type ModuleLimits } from '../../limits/table';

export const managerHomeLimits = {
  address: {
    dismissFirstSteps: { max: 100, seconds: fiveMinutes },
  },
} satisfies ModuleLimits;
