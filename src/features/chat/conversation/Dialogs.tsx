import { Suspense } from 'react';
import type { ChatState, Message } from '../../../generated/api/chat';
import { lazyPart } from '../../../lib/lazyInTime';
import type { useChatActions } from './useChatActions';

const DeleteDialog = lazyPart(() => import('../message/DeleteDialog'));
const ReportMessage = lazyPart(() => import('../message/ReportMessage'));
const LeaveDialog = lazyPart(() => import('./LeaveDialog'));
const DetailsDialog = lazyPart(() => import('../begin/DetailsDialog'));
const EmojiDialog = lazyPart(() => import('../write/EmojiDialog'));

/** A dialog, and the message that it is about. */
export type Opened =
  { dialog: 'delete' | 'react' | 'report'; message: Message } | { dialog: 'leave' | 'details' };

interface DialogsProps {
  opened: Opened | undefined;
  chat: ChatState;
  name: string;
  actions: ReturnType<typeof useChatActions>;
  /** After something has changed for everybody. */
  catchUp: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The dialogs of a conversation. They load when they are opened. */
export function Dialogs({ opened, chat, name, actions, catchUp, onLeave, onClose }: DialogsProps) {
  return (
    <Suspense fallback={null}>
      {opened?.dialog === 'delete' && (
        <DeleteDialog onDelete={() => actions.remove(opened.message)} onClose={onClose} />
      )}
      {opened?.dialog === 'react' && (
        <EmojiDialog
          onChoose={(emoji) => void actions.react(opened.message, emoji, true)}
          onClose={onClose}
        />
      )}
      {opened?.dialog === 'report' && (
        <ReportMessage chat={chat} message={opened.message} onBlocked={catchUp} onClose={onClose} />
      )}
      {opened?.dialog === 'leave' && (
        <LeaveDialog id={chat.id} name={name} onLeft={onLeave} onClose={onClose} />
      )}
      {opened?.dialog === 'details' && <DetailsDialog chat={chat} onChanged={catchUp} onClose={onClose} />}
    </Suspense>
  );
}
