import { defineModule } from '../../defineModule';

export const auditModule = defineModule({
  name: 'audit',
  register: async (app, { now }) => (await import('./routes')).registerAudit(app, now),
});
