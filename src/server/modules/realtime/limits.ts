import { fiveMinutes, type ModuleLimits } from '../../limits/table';

export const realtimeLimits = {
  address: {
    // An office reconnects together after a restart.
    openSocket: { max: 3000, seconds: fiveMinutes },
  },
} satisfies ModuleLimits;
