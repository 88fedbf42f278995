import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { NoData } from '../../../notifications/kinds/data';

/** To the owner of an address that a user of another account asked for. Nobody else learns who owns it. */
export const emailTaken: NotificationDefinition<NoData, 'security'> = {
  kind: 'emailTaken',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  content: {
    en: (_data, { title }) => ({
      subject: `You already have an account with this email at ${title}`,
      heading: 'This email already has an account',
      lead: `Someone, perhaps you, wanted to use this email for another account at ${title}. That isn’t possible, because you already have an account with it. Nothing was changed.`,
      note: 'If it was you, sign in with this email, or give this account another email first. If it wasn’t you, ignore this email: nobody has learned that you have an account.',
    }),
    ru: (_data, { title }) => ({
      subject: `С этой почтой у вас уже есть аккаунт в сообществе «${title}»`,
      heading: 'С этой почтой уже есть аккаунт',
      lead: `Кто-то (возможно, вы) хотел указать эту почту в другом аккаунте в сообществе «${title}». Это невозможно: с ней у вас уже есть аккаунт. Ничего не изменилось.`,
      note: 'Если это были вы, войдите с этой почтой или сначала укажите в этом аккаунте другую. Если не вы, ничего делать не нужно: о вашем аккаунте никто не узнал.',
    }),
  },
  sample: () => ({}),
};
