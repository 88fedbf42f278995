import type { EventPerson } from '../../generated/api/event';
import { avatarOf } from '../../lib/avatar';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Button } from '../../ui/Button/Button';
import { useSubmit } from '../form/useSubmit';
import { nameOf } from '../participant/participantText';
import { Lines, Somebody } from './InvitePeople.styles';

interface PersonRowProps {
  person: EventPerson;
  /** A note below the name. */
  note?: string;
  /** The action, with a full and a short label. */
  action?: {
    label: string;
    named: string;
    quiet?: boolean;
    onPress: () => Promise<unknown>;
    /** Given why the last press failed; undefined when it is pressed again. */
    onFailure: (text: string | undefined) => void;
  };
}

/** A person in a list of invited or invitable people. */
export function PersonRow({ person, note, action }: PersonRowProps) {
  const name = nameOf(person);
  const { busy, submit } = useSubmit({
    send: async () => {
      action?.onFailure(undefined);
      await action?.onPress();
    },
    wrongOf: (_, text) => {
      action?.onFailure(text);
      return undefined;
    },
  });
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
          loading={busy}
          aria-label={action.named}
          onClick={() => void submit()}
        >
          {action.label}
        </Button>
      )}
    </Somebody>
  );
}
