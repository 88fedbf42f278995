import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface MemberInvite {
  url: string;
  /** '' if unknown. */
  firstName: string;
}

/** To a person whom a manager invites to the community. It creates no account. */
export const memberInvite: NotificationDefinition<MemberInvite, 'invitation'> = {
  kind: 'memberInvite',
  category: 'invitation',
  thing: 'invitation',
  expiresIn: 3 * 86_400,
  ephemeral: true,
  erasesRecipient: true,
  content: {
    en: ({ url, firstName }, { title }) => ({
      subject: `You’re invited to ${title}`,
      heading: firstName ? `${firstName}, you’re invited to ${title}` : `You’re invited to ${title}`,
      lead: `A manager of ${title} would like to welcome you. Sign up with this email address, and you’ll be let in at once.`,
      blocks: [{ type: 'button', label: `Join ${title}`, url }],
      note: 'The invitation holds for 60 days. If you don’t want it, ignore this email: there is no account, and we won’t write again.',
    }),
    ru: ({ url, firstName }, { title }) => ({
      subject: `Приглашение в «${title}»`,
      heading: firstName ? `${firstName}, вас приглашают в «${title}»` : `Вас приглашают в «${title}»`,
      lead: `Менеджер сообщества «${title}» будет рад видеть вас среди участников. Зарегистрируйтесь с этой почтой — и вас сразу примут.`,
      blocks: [{ type: 'button', label: 'Вступить', url }],
      note: 'Приглашение действует 60 дней. Если оно вам не нужно, просто не отвечайте: аккаунта у вас нет, и больше мы не напишем.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    url: `${siteUrl}/invite?id=sample`,
    firstName: { en: 'Vera', ru: 'Вера' }[lang],
  }),
};
