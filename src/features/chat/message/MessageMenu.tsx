import { Copy, Flag, Pencil, Reply, SmilePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../generated/api/chat';
import type { LateMenuProps } from '../../../ui/Menu/lateMenu';
import { Menu } from '../../../ui/Menu/Menu';
import { toast } from '../../../ui/toast/toast';
import { mayChange } from './mayChange';

export type MessageAction = 'reply' | 'react' | 'edit' | 'delete' | 'report';

interface MessageMenuProps extends LateMenuProps {
  message: Message;
  isOwn: boolean;
  /** Whether one may write in the chat. */
  maySend: boolean;
  onSelect: (action: MessageAction) => void;
}

/** What can be done with a message. */
export default function MessageMenu({ trigger, message, isOwn, maySend, onSelect }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const { t: say } = useTranslation();
  const copy = () =>
    void navigator.clipboard.writeText(message.text).then(() => toast.success(say('copied')));
  const mayEdit = isOwn && maySend && mayChange(message);
  const groups = [
    [
      ...(maySend
        ? [
            { label: t('actions.reply'), icon: Reply, onSelect: () => onSelect('reply') },
            { label: t('actions.react'), icon: SmilePlus, onSelect: () => onSelect('react') },
          ]
        : []),
      ...(message.text ? [{ label: t('actions.copy'), icon: Copy, onSelect: copy }] : []),
      ...(mayEdit && message.kind === 'TEXT'
        ? [{ label: t('actions.edit'), icon: Pencil, onSelect: () => onSelect('edit') }]
        : []),
    ],
    [
      ...(mayEdit
        ? [{ label: t('actions.delete'), icon: Trash2, danger: true, onSelect: () => onSelect('delete') }]
        : []),
      ...(!isOwn && message.authorId !== null
        ? [{ label: t('actions.report'), icon: Flag, danger: true, onSelect: () => onSelect('report') }]
        : []),
    ],
  ];
  return <Menu defaultOpen trigger={trigger} groups={groups.filter(({ length }) => length > 0)} />;
}
