/** The localStorage key of the first name of who invited the visitor. */
export const storedInviter = 'inviter';

/** The attribute of the room that a page keeps for the note on who invited the visitor. */
export const roomAttribute = 'data-inviter-room';

/** The attribute of the root element in a browser whose visitor was invited. */
export const invitedAttribute = 'data-invited';

/**
 * For pages that the server renders with such a room: only the browser knows whether there will be a note, and says so
 * before anything is shown. Otherwise the note would move the page.
 */
export const inviterRoomScript = `try{if(localStorage.getItem('${storedInviter}'))document.documentElement.setAttribute('${invitedAttribute}','')}catch{}`;
