/** Texts of the welcome page that no community writes itself. */
export const landing = {
  startNetworking: 'Start networking',
  closing: 'Enter your email to get started',
  about: 'About',
  privacy: 'Privacy policy',
  redirect: 'Taking you to {{title}}',
  redirectAction: 'Go now',
} as const;
