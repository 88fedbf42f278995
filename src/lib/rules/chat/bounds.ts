/** Maximum length of a message, in characters. */
export const longestText = 4000;

/** Maximum length of a group’s name, in characters. */
export const longestName = 80;

/** How long an author may edit or delete a message, in ms. */
export const changeableFor = 15 * 60_000;

/** Maximum number of people in a chat. */
export const mostPeople = 50;

/** Maximum number of different emoji on a message. */
export const mostEmoji = 20;

/** Until this age a membership may begin only a few chats a day with people who are not connected, in ms. */
export const newFor = 30 * 86_400_000;
