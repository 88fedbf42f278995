import type { ChatState } from '../../../generated/api/chat';

type MessageStatus =
  | { status: 'sent' | 'delivered' | 'read' }
  /** Of a group. */
  | { status: 'readBy'; count: number };

const reached = (number: number, at: number | null): boolean => at !== null && at >= number;

/** How far an own message has come. Who shows no receipts, or sees none, has not read it. */
export function messageStatus(
  number: number,
  { kind, people }: Pick<ChatState, 'kind' | 'people'>,
): MessageStatus {
  const count = people.filter(({ readNumber }) => reached(number, readNumber)).length;
  if (count > 0) return kind === 'GROUP' ? { status: 'readBy', count } : { status: 'read' };
  const isDelivered = people.some(({ deliveredNumber }) => reached(number, deliveredNumber));
  return { status: isDelivered ? 'delivered' : 'sent' };
}
