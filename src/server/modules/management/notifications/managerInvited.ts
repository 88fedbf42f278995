import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface ManagerInvited {
  /** The author of the invitation. '' if they have no name in the community. */
  readonly name: string;
  readonly url: string;
}

/** A member is asked to manage the community: nothing changes before they accept. */
export const managerInvited: NotificationDefinition<ManagerInvited, 'security'> = {
  kind: 'managerInvited',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ name, url }, { title }) => ({
      subject: `${name || 'An administrator'} asks you to manage ${title}`,
      heading: `${name || 'An administrator'} asks you to manage ${title}`,
      lead: 'Managers decide about members, reports and events, and everything they do is kept in the audit.',
      blocks: [{ type: 'button', label: 'Open your home page', url }],
      note: 'Accept or decline on your home page. You become a manager only if you accept, and we won’t remind you.',
    }),
    ru: ({ name, url }, { title }) => ({
      subject: `${name || 'Администратор'} предлагает вам стать менеджером сообщества «${title}»`,
      heading: `${name || 'Администратор'} предлагает вам стать менеджером сообщества «${title}»`,
      lead: 'Менеджеры решают вопросы участников, жалоб и событий, а всё, что они делают, сохраняется в журнале.',
      blocks: [{ type: 'button', label: 'Открыть главную страницу', url }],
      note: 'Принять или отклонить приглашение можно на главной странице. Менеджером вы станете, только если примете его. Напоминать мы не будем.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    name: lang === 'en' ? 'Tomás Silva' : 'Тимур Ахметов',
    url: `${siteUrl}/my_communities`,
  }),
};
