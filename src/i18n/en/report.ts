/** Reporting people, events and introductions, and blocking people. */
export const report = {
  title: {
    PARTICIPANT: 'Report {{name}}',
    EVENT: 'Report “{{name}}”',
    INTRODUCTION: 'Report the message from {{name}}',
    MESSAGE: 'Report the message from {{name}}',
  },
  text: {
    PARTICIPANT:
      'Only somebody who isn’t involved can decide about it. Nobody will learn that it was you, neither {{name}} nor the person who decides.',
    EVENT:
      'Only somebody who isn’t involved can decide about it. Nobody will learn that it was you, neither the organisers nor the person who decides.',
    INTRODUCTION:
      'The person who decides about it reads the message you got. Nobody will learn that it was you, unless the message itself says who it’s for.',
    MESSAGE:
      'The person who decides about it reads this message and up to five before and after it, and nothing else of the chat. Nobody will learn that it was you, unless the messages themselves say so.',
  },
  reason: 'What’s wrong?',
  noReason: 'Choose what’s wrong',
  reasons: {
    PARTICIPANT: {
      SPAM: 'Spam or advertising',
      HARASSMENT: 'Harassment or threats',
      FAKE: 'Not a real person, or somebody else',
      OFFENSIVE: 'Something offensive in the profile',
      OTHER: 'Something else',
    },
    EVENT: {
      SPAM: 'Spam or advertising',
      HARASSMENT: 'Harassment or threats',
      FAKE: 'It isn’t what it says it is',
      OFFENSIVE: 'Something offensive',
      OTHER: 'Something else',
    },
    INTRODUCTION: {
      SPAM: 'Spam or advertising',
      HARASSMENT: 'Harassment or threats',
      FAKE: 'Not a real person, or somebody else',
      OFFENSIVE: 'Something offensive',
      OTHER: 'Something else',
    },
    MESSAGE: {
      SPAM: 'Spam or advertising',
      HARASSMENT: 'Harassment or threats',
      FAKE: 'Not a real person, or somebody else',
      OFFENSIVE: 'Something offensive',
      OTHER: 'Something else',
    },
  },
  details: 'What happened?',
  detailsHint: 'A few words help us decide.',
  noDetails: 'Say in a few words what’s wrong',
  submit: { report: 'Send report', block: 'Block', both: 'Report and block' },
  sending: 'Sending',
  done: {
    MANAGERS: 'Thank you. The managers will look at it.',
    ADMINISTRATORS: 'Thank you. An administrator will look at it.',
    OPERATOR:
      'Your report is saved. Nobody here can decide about it yet, so we’ll let the people who run this site know.',
    NOBODY: 'Your report is saved. Right now there’s nobody here who can decide about it.',
  },
  undo: 'Undo',
  undone: 'Your report is withdrawn',
  alsoBlock: 'Also block {{name}}',
  alsoBlockHint: 'Neither of you will see the other here any more. If you’re connected, the connection ends.',
  alsoReport: 'Also report what’s wrong',
  block: {
    title: 'Block {{name}}?',
    text: 'Neither of you will see the other here any more. If you’re connected, the connection and your meetings end. {{name}} isn’t notified.',
  },
} as const;
