import { defineModule } from '../../defineModule';

export const codeModule = defineModule({
  name: 'code',
  services: async (app, { now }) => {
    app.decorate('codes', (await import('./codes')).createCodes(now));
    app.decorate('waitingCodes', (await import('./waitingCodes')).createWaitingCodes(now));
  },
});
