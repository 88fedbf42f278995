import { nameOf } from '../../../components/participant/participantText';
import { useActions } from '../../../components/introduction/useActions';
import ReportDialog from '../../../components/report/ReportDialog';
import type { ChatState, Message } from '../../../generated/api/chat';
import { reportMessage, withdrawMessageReport } from '../../../generated/api/client/report';
import { useTexts } from '../../../i18n/useTexts';

const calls = { send: reportMessage, withdraw: withdrawMessageReport };

interface ReportMessageProps {
  chat: ChatState;
  message: Message;
  /** Its author was blocked, too. */
  onBlocked: () => void;
  onClose: () => void;
}

/** The report of a message of somebody else (P34), with its texts. */
export default function ReportMessage({ chat, message, onBlocked, onClose }: ReportMessageProps) {
  useTexts('report', 'introduction');
  const { blockPerson } = useActions();
  const author = chat.people.find(({ participantId }) => participantId === message.authorId);
  if (!author) return null;
  const { participantId: id, firstName, lastName } = author;
  return (
    <ReportDialog
      kind="MESSAGE"
      calls={calls}
      id={`${chat.id}.${message.number}`}
      name={nameOf(author)}
      onBlock={async () => {
        if (await blockPerson({ id, firstName, lastName })) onBlocked();
      }}
      onClose={onClose}
    />
  );
}
