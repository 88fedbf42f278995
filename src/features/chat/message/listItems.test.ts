import { expect, it } from 'vitest';
import { messageOf } from '../sync/sampleChat';
import { listItems } from './listItems';

const isSameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);

it('CHA-06 messages are divided by days, grouped by author and time, and by what was new', () => {
  const items = listItems(
    [
      messageOf(1, { createdAt: '2026-11-23T23:58:00.000Z' }),
      messageOf(2, { createdAt: '2026-11-24T00:01:00.000Z' }),
      messageOf(3, { createdAt: '2026-11-24T00:02:00.000Z' }),
      messageOf(4, { createdAt: '2026-11-24T00:03:00.000Z' }),
      messageOf(5, { createdAt: '2026-11-24T00:20:00.000Z' }),
      messageOf(6, { createdAt: '2026-11-24T00:21:00.000Z', authorId: 'p' }),
      messageOf(7, { createdAt: '2026-11-24T00:21:00.000Z', authorId: 'p', kind: 'LEFT' }),
    ],
    { newFrom: 4, isSameDay },
  );
  const lines = items.map((item) =>
    item.type === 'message'
      ? `${item.message.number}${item.isFirst ? ' first' : ''}${item.isLast ? ' last' : ''}`
      : item.type,
  );
  expect(lines).toEqual([
    'day',
    '1 first last',
    'day',
    '2 first',
    '3 last',
    'new',
    '4 first last',
    '5 first last',
    '6 first last',
    '7 first last',
  ]);
});
