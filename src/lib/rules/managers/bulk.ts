/** A bulk action on members. A text is sent to each of them. */
export type BulkAction =
  | { do: 'admit' | 'refuse'; text: string }
  | { do: 'hide' | 'show' | 'pause' | 'resume' | 'remove' | 'restore' | 'pick' | 'unpick' }
  | { do: 'message'; subject: string; text: string }
  /** A message by Telegram (C12). */
  | { do: 'telegram'; text: string };

/** How long a bulk action can be undone, in seconds. */
export const undoTime = 30;

/** The latest time to undo one that its author holds, in seconds after its beginning. */
export const mostHeld = 600;
