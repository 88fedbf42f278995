import { defineModule } from '../../defineModule';

export const questionModule = defineModule({
  name: 'question',
  register: async (app) => (await import('./routes')).registerQuestions(app),
});
