import type { Lang } from '../../lib/lang';
import { slugText } from '../modules/participant/slugText';
import en1 from './profiles/en.1.json' with { type: 'json' };
import en2 from './profiles/en.2.json' with { type: 'json' };
import en3 from './profiles/en.3.json' with { type: 'json' };
import en4 from './profiles/en.4.json' with { type: 'json' };
import ru1 from './profiles/ru.1.json' with { type: 'json' };
import ru2 from './profiles/ru.2.json' with { type: 'json' };
import ru3 from './profiles/ru.3.json' with { type: 'json' };
import ru4 from './profiles/ru.4.json' with { type: 'json' };

/** A fictional member of the demo communities. Some say almost nothing about themselves, as real members do. */
export interface Person {
  firstName: string;
  lastName: string;
  position?: string;
  company?: string;
  city?: string;
  about?: string;
  lookingFor?: string;
  goal?: string;
  tags: string[];
  /** If it is not the community's. */
  lang?: Lang;
}

const people: Record<Lang, readonly Person[]> = {
  en: [en1, en2, en3, en4].flat() as Person[],
  ru: [ru1, ru2, ru3, ru4].flat() as Person[],
};

/** The people of a community in its language. */
export const peopleOf = (lang: Lang): readonly Person[] => people[lang];

export const slugOf = ({ firstName, lastName }: Person): string => slugText(`${firstName} ${lastName}`);
