/** Texts of a separate request for consent to legal documents. */
export const consent = {
  terms: 'Terms of use',
  policy: 'Privacy policy',
  agreement: 'User agreement',
  first: {
    title: 'Before you join',
    text: 'You’re new here. An account comes with a few rules, and our promise about how we handle your data.',
    accept: 'Agree and continue',
    later: 'Not now',
  },
  postponed: {
    title: 'You haven’t agreed to our documents yet',
    text: 'You need to before you can join or come to an event.',
    open: 'Read and agree',
  },
  again: {
    title: 'Please agree to our documents',
    text: 'They’re new or have changed. Once you agree, you can go on: everything you’ve entered is still here.',
    accept: 'Agree and continue',
  },
  changed: {
    title: 'Please agree to our documents',
    text: 'They’re new or have changed. Take your time to read them: nothing here is blocked meanwhile.',
    accept: 'Agree',
  },
} as const;
