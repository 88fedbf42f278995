import type { EventPerson } from '../../generated/api/event';
import { avatarOf } from '../../lib/avatar';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Button } from '../../ui/Button/Button';
import { nameOf } from '../participant/participantText';
import { Lines, Somebody } from './InvitePeople.styles';

interface PersonRowProps {
  person: EventPerson;
  /** What there is to say of them, below the name. */
  note?: string;
  /** What can be done, by name and in short. */
  action?: { label: string; named: string; quiet?: boolean; busy: boolean; onPress: () => void };
}

/** Somebody in a list of people who are, or could be, invited. */
export function PersonRow({ person, note, action }: PersonRowProps) {
  const name = nameOf(person);
  return (
    <Somebody>
      <Avatar decorative size="sm" name={name} src={person.avatarUrl && avatarOf(person.avatarUrl, 108)} />
      <Lines>
        <span dir="auto">{name}</span>
        {note && <small>{note}</small>}
      </Lines>
      {action && (
        <Button
          size="sm"
          variant={action.quiet ? 'quiet' : 'secondary'}
          loading={action.busy}
          aria-label={action.named}
          onClick={action.onPress}
        >
          {action.label}
        </Button>
      )}
    </Somebody>
  );
}
