/** Texts of the welcome page that no community writes itself. */
export const landing = {
  startNetworking: 'Start networking',
  about: 'About',
  privacy: 'Privacy policy',
  more: 'More about {{title}}',
  redirect: 'Taking you to {{title}}',
  redirectAction: 'Go there now',
} as const;
