import type { Lang } from '../../lib/lang';
import { slugText } from '../modules/participant/slugText';
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

export const slugOf = ({ firstName, lastName }: Person): string => slugText(`${firstName} ${lastName}`);
