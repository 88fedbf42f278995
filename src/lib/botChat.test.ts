import { describe, expect, it } from 'vitest';
import { formatBotChat, formatUntil, parseBotChat } from './botChat';

const until = Date.parse('2026-11-28T18:00:00Z');
const code = `${formatUntil(until)}-${'x'.repeat(43)}`;

describe('a chat in a link of the bot', () => {
  it.each([
    ['with a name', { chatId: 4711, username: 'vera_lang', code }],
    ['without a name', { chatId: 4711, username: '', code }],
  ])('SES-02 %s is read as it was written', (_, chat) => {
    expect(parseBotChat(formatBotChat(chat))).toEqual({ ...chat, until });
  });

  it.each(['', 'x', '1.vera', `1.vera.${code}x`, `-1.vera.${code}`, `1.ve ra.${code}`, `1.vera.${code}.`])(
    'SES-02 %j is none',
    (value) => {
      expect(parseBotChat(value)).toBeUndefined();
    },
  );
});
