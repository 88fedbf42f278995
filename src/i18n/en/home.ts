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
    site: 'Visit the website',
  },
  next: {
    title: 'What’s next',
    done: 'You’re all set. We’ll let you know when there’s something new.',
  },
  confirm: {
    title: 'Confirm your email',
    text: 'We sent an email to {{email}}. Open the link in it so that nobody else can use your address.',
    resend: 'Resend email',
    sent: 'The email is on its way. Check your spam folder too.',
    wait: 'You can send it again in {{time}}',
  },
  admission: {
    title: 'Your application is under review',
    text: 'A manager of {{title}} reviews every new member. We’ll email you as soon as you’re in.',
  },
  invite: {
    title: 'Invite people you’d like to meet here',
    text: 'Anyone who opens this link sees that it’s from you.',
    link: 'Your invitation link',
    copy: 'Copy link',
    copied: 'Link copied',
    renew: 'Create a new link',
    renewTitle: 'Create a new invitation link?',
    renewText: 'Your current link will stop working. Members who already joined with it stay.',
  },
  failed: {
    title: 'Couldn’t load this',
    text: 'Something went wrong on our side. Nothing of yours is lost.',
  },
} as const;
