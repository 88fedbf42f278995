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
    to: 'We’ll send them to {{email}}',
    confirm: 'Confirm your email',
  },
  profile: {
    title: 'Your profile',
    more: 'and {{left}} more',
    done: 'Everything’s filled in',
    missing: {
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
  },
  invite: {
    title: 'Invite people you’d like to meet here',
    text: 'Anyone who opens this link sees that it’s from you.',
    link: 'Your invitation link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Couldn’t copy the link. Select it and copy it yourself.',
    notYet: 'Your link is still loading. Try again in a moment.',
    later: 'Your invitation link will be here once you’ve confirmed your email.',
    renew: 'Create a new link',
    renewTitle: 'Create a new invitation link?',
    renewText: 'Your current link will stop working. Members who already joined with it stay.',
  },
  failed: {
    title: 'Couldn’t load this',
    text: 'Something went wrong on our side. Nothing of yours is lost.',
  },
} as const;
