import type { NotificationDefinition } from '../../../notifications/kinds/definition';

/** The role: manager of the community, unless stated otherwise. */
export interface RoleData {
  administrator?: true;
}

/** Somebody became a manager of a community, or an administrator of all communities. */
export const roleGiven: NotificationDefinition<RoleData, 'security'> = {
  kind: 'roleGiven',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ administrator }, { title }) => {
      const what = administrator ? 'an administrator of all communities here' : `a manager of ${title}`;
      return {
        subject: `You’re now ${what}`,
        heading: `You’re now ${what}`,
        lead: 'The managers’ pages are open to you, and everything you do there is kept in the audit. If you have the site open, reload the page.',
        note: 'If you didn’t expect this, ask another manager. Make sure your password is one you use nowhere else.',
      };
    },
    ru: ({ administrator }, { title }) => {
      const what = administrator
        ? 'администратор всех сообществ на этом сервере'
        : `менеджер сообщества «${title}»`;
      return {
        subject: `Теперь вы ${what}`,
        heading: `Теперь вы ${what}`,
        lead: 'Вам открыты страницы для менеджеров, а всё, что вы там делаете, сохраняется в журнале. Если сайт открыт, обновите страницу.',
        note: 'Если вы этого не ждали, спросите другого менеджера. И проверьте, что ваш пароль больше нигде не используется.',
      };
    },
  },
  sample: () => ({}),
};
