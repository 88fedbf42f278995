import type { PersonCard } from '../../generated/api/shared';

/** Made-up members on cards, for stories and tests. */
export const samplePeople: readonly PersonCard[] = [
  {
    id: 'p-vera',
    slug: 'vera-lang',
    firstName: 'Vera',
    lastName: 'Lang',
    position: 'Ceramicist',
    company: 'Studio Lang',
    city: 'Leipzig',
    avatarUrl: null,
    tags: ['ceramics', 'teaching', 'small business', 'glazes', 'kilns'],
  },
  {
    id: 'p-timur',
    slug: 'timur-akhmetov',
    firstName: 'Тимур',
    lastName: 'Ахметов',
    position: 'Звукорежиссёр',
    company: null,
    city: 'Казань',
    avatarUrl: null,
    tags: ['подкасты'],
  },
  {
    id: 'p-long',
    slug: 'wolf',
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Maximiliana-Konstantinopolska',
    position: 'Senior Vice President of Interdepartmental Correspondence',
    company: 'Donaudampfschifffahrtsgesellschaft',
    city: null,
    avatarUrl: null,
    tags: [],
  },
  {
    id: 'p-bare',
    slug: 'an',
    firstName: 'An',
    lastName: '',
    position: null,
    company: null,
    city: null,
    avatarUrl: null,
    tags: [],
  },
];
