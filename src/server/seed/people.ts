import slugify from '@sindresorhus/slugify';
import type { Lang } from '../../lib/lang';
import en from './people.en.json';
import ru from './people.ru.json';

/** A member of the demo communities; nobody real. */
export interface Person {
  firstName: string;
  lastName: string;
  position: string;
  company: string;
  city: string;
  about: string;
  lookingFor: string;
  tags: string[];
}

/** The people of a community in its language. */
export const peopleOf = (lang: Lang): readonly Person[] => (lang === 'ru' ? ru : en);

export const slugOf = ({ firstName, lastName }: Person): string => slugify(`${firstName} ${lastName}`);
