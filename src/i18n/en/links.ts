/** Texts of the pages that emailed codes and links lead to, of asking for such a link, and of an account's end. */
export const links = {
  magic: {
    title: 'One more step',
    text: 'Press the button to sign in. We ask so that programs that open links by themselves can’t sign in for you.',
    submit: 'Sign in',
    missing: 'This link is incomplete',
    missingText: 'Open it from the email again, or request a new one.',
  },
  recovery: {
    title: 'Reset password',
    intro: 'Enter your email and we’ll send you a link to set a new password.',
    submit: 'Send link',
    sentTitle: 'Check your inbox',
    sent: 'If <email>{{email}}</email> has an account, you’ll get an email with a link within a minute. The link works for 30 minutes.',
    earlier:
      'A link for <email>{{email}}</email> was requested a short while ago, so no new one was sent. If this email has an account, the last link still works unless it has been used.',
    resend: 'Request another link',
    resendIn: 'You can request another link in {{time}}',
    resent: 'If this email has an account, another link is on its way.',
    notSent: 'No new link was sent. The last one still works unless it has been used.',
    again: 'Use another email',
  },
  confirmRecovery: {
    title: 'New password',
    intro: 'Choose a password you don’t use anywhere else. You’ll be signed out on all other devices.',
    submit: 'Save password',
    done: 'Password saved',
    doneText: 'You can now sign in with it.',
    missing: 'This link is incomplete',
  },
  linkEnded: {
    title: 'This link has expired or was already used',
    text: 'Each link works once, and not for long. A new one comes in a minute.',
    request: 'Request a new link',
  },
  accountDeleted: {
    title: 'Your account is deleted',
    text: 'Your profile and contacts are gone, and nobody can find you here any more. Thank you for the time you spent with us. You’re always welcome back.',
  },
  passwordCode: {
    why: 'There were too many attempts with a wrong password. To make sure it’s you, we also ask for a code from your email.',
  },
  oneTimeCode: {
    title: 'Enter the code',
    missing: 'Your email is missing',
    missingText: 'We don’t know where to send the code. Please sign in again.',
  },
  linkCode: {
    title: 'Confirm it’s you',
    why: 'There’s already an account with this email. Enter the code once; next time you’ll be signed in right away.',
    otherMethod: 'Sign in another way',
  },
} as const;
