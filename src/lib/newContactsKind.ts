/** The kind of notification that brings a member new contacts every week. Home switches it by email (HOM-05). */
export const newContactsKind = 'recommendations';
