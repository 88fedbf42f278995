/** Loads the note on who invited the visitor. The invitation fetches it ahead of the screens after it. */
export const loadInviterNote = () => import('./InviterNote');
