import type { PreviewPerson } from '../../src/config/bootPayload';
import { vera } from '../../src/components/story/participants';
import type { Profile } from '../../src/generated/api/participant';
import type { Lang } from '../../src/lib/lang';

type Words = Pick<Profile, 'firstName' | 'lastName' | 'position' | 'company' | 'lookingFor' | 'tags'>;

const words: Record<Lang, Words[]> = {
  en: [
    {
      firstName: 'Vera',
      lastName: 'Lang',
      position: 'Head of product',
      company: 'Fjord Analytics',
      lookingFor: 'Somebody who has taken a clinic through its first audit and would tell me what hurt most.',
      tags: ['Product', 'Health', 'Boats'],
    },
    {
      firstName: 'Tomás',
      lastName: 'Prata',
      position: 'Angel investor',
      company: 'Tagus Fund',
      lookingFor: 'Founders before their first round.',
      tags: ['Seed', 'Climate'],
    },
    {
      firstName: 'Ida',
      lastName: 'Bergström',
      position: 'Designer',
      company: null,
      lookingFor: 'A second pair of eyes on a booking flow.',
      tags: ['Design', 'Research'],
    },
    {
      firstName: 'Sam',
      lastName: 'Okafor',
      position: 'Engineer',
      company: 'Northwind',
      lookingFor: 'A pilot site for a small battery.',
      tags: ['Energy'],
    },
  ],
  ru: [
    {
      firstName: 'Вера',
      lastName: 'Ланг',
      position: 'Руководитель продукта',
      company: 'Фьорд Аналитика',
      lookingFor: 'Тех, кто проводил клинику через первую проверку и расскажет, что было труднее всего.',
      tags: ['Продукт', 'Медицина', 'Лодки'],
    },
    {
      firstName: 'Тимур',
      lastName: 'Асанов',
      position: 'Основатель',
      company: 'Сад',
      lookingFor: 'Кто вывел продукт на новый рынок и расскажет как.',
      tags: ['Рост', 'Исследования'],
    },
    {
      firstName: 'Ида',
      lastName: 'Верескова',
      position: 'Дизайнер',
      company: null,
      lookingFor: 'Свежий взгляд на форму записи.',
      tags: ['Дизайн'],
    },
    {
      firstName: 'Лев',
      lastName: 'Ким',
      position: 'Инженер',
      company: 'Контур',
      lookingFor: 'Площадку для пробного запуска.',
      tags: ['Энергетика'],
    },
  ],
};

/** Members with faces yet to come: every picture of theirs is drawn from the brand. */
export const peopleIn = (lang: Lang): Profile[] =>
  words[lang].map((person, at) => ({ ...vera, ...person, id: `p${at + 1}`, avatarUrl: null }));

/** The same people as a welcome page shows them. */
export const facesIn = (lang: Lang): PreviewPerson[] =>
  [...peopleIn(lang), ...peopleIn(lang === 'en' ? 'ru' : 'en')].map(
    ({ id, firstName, lastName, position, company }, at) => ({
      id: `${id}-${at}`,
      firstName,
      lastName,
      position,
      company,
    }),
  );
