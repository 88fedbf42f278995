import { defineModule } from '../../defineModule';
import { auditLimits } from './limits';

export const auditModule = defineModule({
  name: 'audit',
  limits: auditLimits,
  services: async (app, { now }) => {
    app.decorate('audit', (await import('./audit')).createAudit(now));
  },
  events: {
    accountErased: {
      version: 1,
      handle: async (...given) => (await import('./erasure')).auditErasure(...given),
    },
  },
  impersonalTables: { audit_chain: 'hashes that tie entries of the audit to each other' },
  personalData: async () => (await import('./personalData')).auditData,
  register: async (app, { now }) => (await import('./routes')).registerAudit(app, now),
});
