/** Home at /my_communities. */
export const home = {
  title: 'My community',
  greeting: 'Hello, {{name}}',
  greetingPlain: 'Hello',
  me: {
    title: 'You',
    page: 'My page',
    edit: 'Edit profile',
    role: { ROLE_USER: 'Member', ROLE_MANAGER: 'Manager', ROLE_ADMIN: 'Administrator' },
  },
  community: {
    title: 'Your community',
    site: 'Open the site',
  },
  next: {
    title: 'What comes next',
    done: 'Everything is in place. We will write to you when there is something new.',
  },
  confirm: {
    title: 'Confirm your e-mail',
    text: 'We sent a letter to {{email}}. Open the link in it, and nobody else can use your address.',
    resend: 'Send the letter again',
    sent: 'The letter is on its way. Look into the spam folder too.',
    wait: 'You can ask again in {{time}}',
  },
  admission: {
    title: 'Your admission is being decided',
    text: 'A manager of {{title}} looks at every newcomer. We will write to you as soon as the doors are open.',
  },
  invite: {
    title: 'Invite people you would like to meet here',
    text: 'Whoever opens this link sees that it comes from you.',
    link: 'Your invitation link',
    copy: 'Copy the link',
    copied: 'Link copied',
    renew: 'Make a new link',
    renewTitle: 'Make a new invitation link?',
    renewText: 'The link you gave out so far stops working. Those who already came by it stay.',
  },
  failed: {
    title: 'This did not load',
    text: 'The server did not answer as it should. Nothing of yours is lost.',
    offline: 'You are offline. It will load when the connection is back.',
  },
} as const;
