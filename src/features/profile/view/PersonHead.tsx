import { BriefcaseBusiness, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { avatarOf } from '../../../lib/avatar';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Badge } from '../../../ui/Badge/Badge';
import { Icon } from '../../../ui/Icon/Icon';
import { Heading } from '../../../ui/Text/Heading';
import { nameOf } from './nameOf';
import { Actions, Band, Face, Fact, Facts, Head, Named } from './personLook';
import type { PersonViewProps } from './PersonView';

/** Face, name, what they do and where. */
export function PersonHead({ person, level = 1, actions }: PersonViewProps) {
  const { t } = useTranslation('person');
  const name = nameOf(person);
  const work = [person.position, person.company].filter(Boolean).join(', ');
  const place = [person.location?.city, person.location?.country].filter(Boolean).join(', ');
  return (
    <header>
      <Band aria-hidden />
      <Head>
        <Face>
          <Avatar
            name={name}
            src={person.avatarUrl && avatarOf(person.avatarUrl, 256)}
            size="xxl"
            decorative
          />
        </Face>
        <Named>
          <Heading level={level} size="xxl" dir="auto">
            {name}
          </Heading>
          {person.owned && <Badge $tone="primary">{t('you')}</Badge>}
        </Named>
        {(work || place) && (
          <Facts>
            {work && (
              <Fact>
                <Icon icon={BriefcaseBusiness} size={18} />
                <span dir="auto">{work}</span>
              </Fact>
            )}
            {place && (
              <Fact>
                <Icon icon={MapPin} size={18} />
                <span dir="auto">{place}</span>
              </Fact>
            )}
          </Facts>
        )}
        {actions && <Actions>{actions}</Actions>}
      </Head>
    </header>
  );
}
