import type { EmailDefinition } from '../email';
import type { NoData } from '../data';

/** The last one somebody gets. */
export const accountDeleted: EmailDefinition<NoData, 'security'> = {
  category: 'security',
  worth: 3 * 86_400,
  forgetsRecipient: true,
  content: {
    en: (_data, { title }) => ({
      subject: `Your account at ${title} is deleted`,
      heading: 'Your account is deleted',
      lead: 'Your profile, your pictures, your contacts and everything else we kept about you are gone, here and in every community you took part in. This is the last email from us; after it we forget your address too.',
      note: 'It was good to have you with us. Should you ever want to come back, sign up anew: you are welcome.',
    }),
    ru: (_data, { title }) => ({
      subject: `Ваша учётная запись в «${title}» удалена`,
      heading: 'Учётная запись удалена',
      lead: 'Ваш профиль, фотографии, контакты и всё остальное, что мы о вас хранили, удалены — здесь и во всех сообществах, в которых вы участвовали. Это последнее письмо от нас: после него мы забудем и ваш адрес.',
      note: 'Спасибо, что были с нами. Если захотите вернуться, просто зарегистрируйтесь заново — мы будем рады.',
    }),
  },
  sample: () => ({}),
};
