import { fiveMinutes, type ModuleLimits } from '../../limits/table';

export const auditLimits = {
  address: {
    exportAudit: { max: 30, seconds: fiveMinutes },
  },
} satisfies ModuleLimits;
