import { expect, it } from 'vitest';
import { stateOf } from '../sync/sampleChat';
import { messageStatus } from './messageStatus';

const [vera] = stateOf().people;
const chat = (
  readNumber: number | null,
  deliveredNumber: number | null,
  kind: 'DIRECT' | 'GROUP' = 'DIRECT',
) => stateOf({ kind, people: [{ ...vera!, readNumber, deliveredNumber }] });

it('CHA-06 a message is sent, delivered and read', () => {
  expect(messageStatus(3, chat(2, 2))).toEqual({ status: 'sent' });
  expect(messageStatus(3, chat(2, 3))).toEqual({ status: 'delivered' });
  expect(messageStatus(3, chat(3, 3))).toEqual({ status: 'read' });
  expect(messageStatus(3, chat(3, 3, 'GROUP'))).toEqual({ status: 'readBy', count: 1 });
});

it('CHA-06 where receipts are off, nobody is seen to have read', () => {
  expect(messageStatus(3, chat(null, 3))).toEqual({ status: 'delivered' });
});
