/** The query parameter by which a link of the bot names the chat that it was given in (`botChat.ts`). */
export const botChatParameter = 'telegram';
