import { defineModule } from '../../defineModule';
import { createTelegramBot } from '../../channels/telegram/bot';
import { telegramLimits } from './limits';

/** Connecting Telegram, and the chat with the bot. */
export const telegramModule = defineModule({
  name: 'telegram',
  limits: telegramLimits,
  cleanUp: async ({ db }, now) => (await import('./codes')).deleteOldCodes(db.orm, now),
  services: (app, { now }) => {
    app.decorate('telegram', createTelegramBot(app.env, now));
  },
  register: async (app, { now }) => (await import('./routes')).registerTelegram(app, now),
});
