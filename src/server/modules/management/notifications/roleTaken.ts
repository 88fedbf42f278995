import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { RoleData } from './roleGiven';

/** Somebody is no longer a manager of a community, or an administrator of all communities. */
export const roleTaken: NotificationDefinition<RoleData, 'security'> = {
  kind: 'roleTaken',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ administrator }, { title }) => {
      const what = administrator ? 'an administrator here' : `a manager of ${title}`;
      return {
        subject: `You’re no longer ${what}`,
        heading: `You’re no longer ${what}`,
        lead: 'The managers’ pages are closed to you. Your account and your profile stay as they are.',
        note: 'If you think this is a mistake, ask another manager.',
      };
    },
    ru: ({ administrator }, { title }) => {
      const what = administrator ? 'администратор' : `менеджер сообщества «${title}»`;
      return {
        subject: `Вы больше не ${what}`,
        heading: `Вы больше не ${what}`,
        lead: 'Страницы для менеджеров вам больше не открыты. Аккаунт и профиль остались как есть.',
        note: 'Если вы считаете, что это ошибка, спросите другого менеджера.',
      };
    },
  },
  sample: () => ({}),
};
