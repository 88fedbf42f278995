import { Bell, BellOff, LogOut, UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatState } from '../../../generated/api/chat';
import { pathTo } from '../../../lib/pathTo';
import type { LateMenuProps } from '../../../ui/Menu/lateMenu';
import { Menu } from '../../../ui/Menu/Menu';

export type ChatAction = 'mute' | 'details' | 'leave';

interface ChatMenuProps extends LateMenuProps {
  chat: ChatState;
  onSelect: (action: ChatAction) => void;
}

/** What can be done with a chat. */
export default function ChatMenu({ chat, trigger, onSelect }: ChatMenuProps) {
  const { t } = useTranslation('chat');
  const slug = chat.kind === 'DIRECT' ? chat.people[0]?.slug : undefined;
  const isGroup = chat.kind === 'GROUP';
  const groups = [
    [
      ...(slug ? [{ label: t('head.page'), icon: UserRound, to: pathTo('participant', { slug }) }] : []),
      ...(isGroup
        ? [{ label: t('head.details'), icon: UsersRound, onSelect: () => onSelect('details') }]
        : []),
      {
        label: chat.muted ? t('head.unmute') : t('head.mute'),
        icon: chat.muted ? Bell : BellOff,
        onSelect: () => onSelect('mute'),
      },
    ],
    isGroup
      ? [{ label: t('head.leave'), icon: LogOut, danger: true, onSelect: () => onSelect('leave') }]
      : [],
  ];
  return <Menu defaultOpen trigger={trigger} groups={groups.filter(({ length }) => length > 0)} />;
}
