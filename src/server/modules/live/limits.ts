import { fiveMinutes, type ModuleLimits } from '../../limits/table';

export const liveLimits = {
  address: {
    followRole: { max: 600, seconds: fiveMinutes },
  },
} satisfies ModuleLimits;
