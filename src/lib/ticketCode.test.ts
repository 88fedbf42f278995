import { describe, expect, it } from 'vitest';
import { holderOf, ticketIn, ticketUrl } from './ticketCode';

const code = `p-7_x.${'a'.repeat(22)}`;

describe('a ticket', () => {
  it('is read from the address in its QR code, and from the code alone', () => {
    const url = ticketUrl('https://circle.example', 'e1', code);
    expect(url).toBe(`https://circle.example/event/e1/check-in#${code}`);
    expect(ticketIn(url)).toEqual({ code, eventId: 'e1' });
    expect(ticketIn(` ${code}\n`)).toEqual({ code });
    expect(holderOf(code)).toBe('p-7_x');
  });

  it.each(['', 'https://circle.example', 'p1', 'p1.short', `${code}x`, `a b.${'a'.repeat(22)}`])(
    'is none: %s',
    (text) => expect(ticketIn(text)).toBeUndefined(),
  );
});
