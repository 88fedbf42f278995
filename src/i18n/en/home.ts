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
  },
  introductions: {
    title: 'Your first introductions',
    text: 'Weekly introductions haven’t begun in {{title}} yet. Once they do, they’ll come by email on Tuesdays: people chosen by your request and profile.',
  },
  missing: {
    title: 'Complete your profile',
    name: 'Add your full name',
    position: 'Say what you do',
    location: 'Say where you’re based',
    lookingFor: 'Say who you’re looking for',
    about: 'Write about yourself',
    goal: 'Name your goal',
    tags: 'Add tags',
    contacts: 'Add contacts',
    avatar: 'Add a photo',
    answers: 'Answer the survey',
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
  wanted: {
    title: 'You wanted to meet {{name}}',
    text: 'Now that you’re signed in, have another look at their page.',
    open: 'Open the page',
    dismiss: 'Dismiss',
  },
  failed: {
    title: 'Couldn’t load this',
    text: 'Something went wrong on our side. Nothing of yours is lost.',
  },
} as const;
