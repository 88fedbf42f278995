/** Texts of the welcome page that no community writes itself. */
export const landing = {
  startNetworking: 'Start networking',
  closing: 'Leave your e-mail and begin',
  about: 'About',
  privacy: 'Privacy policy',
  redirect: 'Taking you to {{title}}',
  redirectAction: 'Go there now',
} as const;
