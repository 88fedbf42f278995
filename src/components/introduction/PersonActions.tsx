import { Bookmark, BookmarkCheck, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RelationAnswer } from '../../generated/api/introduction';
import type { RelationState } from '../../generated/api/shared';
import { Button } from '../../ui/Button/Button';
import type { ButtonSize, ButtonVariant } from '../../ui/Button/Button.styles';
import { Icon } from '../../ui/Icon/Icon';
import { lateMenu } from '../../ui/Menu/lateMenu';
import { useSubmit } from '../form/useSubmit';
import { useMeetingSettings } from '../meeting/meetingSettings';
import { nameOf } from '../participant/participantText';
import { ActionRow, Icons, Named } from './PersonActions.styles';
import { fetchAhead, PersonDialogs, type Dialog, type PersonDialogsProps } from './PersonDialogs';
import { relationActions, type ButtonAction } from './relationActions';
import { RelationName } from './RelationName';
import { useActions } from './useActions';

const ActionsMenu = lateMenu(() => import('./ActionsMenu'));

export interface PersonActionsProps extends Omit<PersonDialogsProps, 'opened' | 'onClose'> {
  relation: RelationState;
  bookmarked: boolean;
  /** Whether the member may write to them, by the server’s answer. */
  mayWrite?: boolean;
  /** Their meeting is shown beside, with its own actions. */
  hasMeeting?: boolean;
  /** In a row of a list: the main button is quieter. */
  compact?: boolean;
  /** Shows what an accepted introduction leads to, instead of a toast. */
  onAccepted?: (answer: RelationAnswer) => void;
}

const words = {
  connect: { label: 'connect.action', of: 'connect.with' },
  accept: { label: 'incoming.accept', of: 'incoming.acceptOf' },
  decline: { label: 'incoming.decline', of: 'incoming.declineOf' },
  withdraw: { label: 'withdraw.action', of: 'withdraw.of' },
  suggest: { label: 'suggest.action', of: 'suggest.of' },
  write: { label: 'write.action', of: 'write.of' },
  show: { label: 'show.action', of: 'show.of' },
} as const satisfies Record<ButtonAction, object>;

/** What a member can do with a person, wherever the person stands (HOM-02, HOM-08). Menus and dialogs load on demand. */
export function PersonActions(props: PersonActionsProps) {
  const {
    person,
    relation,
    bookmarked,
    mayWrite,
    hasMessage = false,
    hasMeeting,
    compact,
    onAccepted,
  } = props;
  const { t } = useTranslation('introduction');
  const { accept, decline, unhide, setBookmark } = useActions();
  const navigate = useNavigate();
  const { hasChats } = useMeetingSettings();
  const [opened, setOpened] = useState<Dialog>();
  const { busy, submit } = useSubmit({ inToast: true, send: (action: () => Promise<unknown>) => action() });
  const { buttons, named, menu } = relationActions[relation];
  const name = nameOf(person);
  const onPress: Record<ButtonAction, () => unknown> = {
    connect: () => setOpened('connect'),
    accept: () => submit(() => accept(person, onAccepted)),
    decline: () => submit(() => decline(person)),
    withdraw: () => setOpened('withdraw'),
    suggest: () => setOpened('suggest'),
    write: () =>
      submit(async () => {
        const { chatWith } = await import('./chatWith');
        await navigate(await chatWith(person.id));
      }),
    show: () => submit(() => unhide(person)),
  };
  const shown: ButtonAction[] = buttons.filter((action) => action !== 'suggest' || !hasMeeting);
  // A connection is new before the server has answered anew.
  if (hasChats && (mayWrite || relation === 'CONNECTED')) shown.push('write');
  return (
    // The attribute tells `keepFocus` that the buttons replace each other.
    <ActionRow data-actions>
      {named && (
        <Named>
          <RelationName relation={relation} as={named} />
        </Named>
      )}
      {shown.map((action) => (
        <Button
          key={action}
          {...looksOf(action, compact)}
          disabled={busy}
          aria-label={t(words[action].of, { name })}
          onPointerEnter={fetchAhead[action]}
          onFocus={fetchAhead[action]}
          onClick={() => void onPress[action]()}
        >
          {t(words[action].label)}
        </Button>
      ))}
      <Icons>
        {relation !== 'HIDDEN' && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={t('bookmark.action', { name })}
            aria-pressed={bookmarked}
            onClick={() => void setBookmark(person, !bookmarked)}
          >
            <Icon icon={bookmarked ? BookmarkCheck : Bookmark} />
          </Button>
        )}
        <ActionsMenu
          button={{
            variant: 'quiet',
            size: 'sm',
            square: true,
            'aria-label': t('more', { name }),
            children: <Icon icon={EllipsisVertical} />,
          }}
          actions={menu}
          hasMessage={hasMessage}
          onSelect={setOpened}
        />
      </Icons>
      {opened && <PersonDialogs {...props} opened={opened} onClose={() => setOpened(undefined)} />}
    </ActionRow>
  );
}

function looksOf(
  action: ButtonAction,
  compact: boolean | undefined,
): { size: ButtonSize; variant: ButtonVariant } {
  if (action === 'withdraw' || action === 'decline') return { size: 'sm', variant: 'quiet' };
  const isQuieter = action === 'write' || (compact && action !== 'accept');
  return { size: compact ? 'sm' : 'md', variant: isQuieter ? 'secondary' : 'primary' };
}
