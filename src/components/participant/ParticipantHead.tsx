import { BriefcaseBusiness, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../generated/api/participant';
import { asWritten } from '../../lib/asWritten';
import { avatarOf } from '../../lib/avatar';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Badge } from '../../ui/Badge/Badge';
import { Icon } from '../../ui/Icon/Icon';
import { Heading } from '../../ui/Text/Heading';
import { nameOf, workOf } from './participantText';
import { Actions, Band, Face, Fact, Facts, Head, Named } from './ParticipantCard.styles';

export interface ParticipantCardProps {
  /** The server's response for this viewer. Nothing is filtered here. */
  participant: Profile;
  /** Place of the name in the outline. */
  level?: 1 | 2 | 3;
  /** Buttons beside the name. */
  actions?: ReactNode;
  /** Above the request: what is between the viewer and the participant. */
  children?: ReactNode;
  /** The text for the date, if it is not that of joining. */
  since?: (date: string) => string;
}

/** Photo, name, occupation and location. */
export function ParticipantHead({ participant, level = 1, actions }: ParticipantCardProps) {
  const { t } = useTranslation('participant');
  const name = nameOf(participant);
  const work = workOf(participant);
  const location = [participant.location?.city, participant.location?.country].filter(Boolean).join(', ');
  return (
    <header>
      <Band aria-hidden />
      <Head>
        <Face>
          <Avatar
            name={name}
            src={participant.avatarUrl && avatarOf(participant.avatarUrl, 256)}
            size="xxl"
            decorative
          />
        </Face>
        <Named>
          <Heading level={level} size="xxl" dir="auto">
            {name}
          </Heading>
          {participant.owned && <Badge $tone="primary">{t('you')}</Badge>}
        </Named>
        {(work || location) && (
          <Facts>
            {work && (
              <Fact>
                <Icon icon={BriefcaseBusiness} size={18} />
                <span {...asWritten(work)}>{work}</span>
              </Fact>
            )}
            {location && (
              <Fact>
                <Icon icon={MapPin} size={18} />
                <span {...asWritten(location)}>{location}</span>
              </Fact>
            )}
          </Facts>
        )}
        {actions && <Actions>{actions}</Actions>}
      </Head>
    </header>
  );
}
