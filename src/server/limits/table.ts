import { mailedLink, oneTimeCode } from '../../lib/rules/auth/code';

/** At most `max` within `seconds`. */
interface Limit {
  max: number;
  seconds: number;
}

const fiveMinutes = 300;
const quarter = 900;
const hour = 3600;
const day = 86_400;

/**
 * How often a call may come from one address, by the call's name. Wide enough for an office behind one address;
 * what guards a single account stands below.
 */
const addressLimits: Record<string, Limit> = {
  login: { max: 300, seconds: fiveMinutes },
  loginGoogle: { max: 300, seconds: fiveMinutes },
  registerAdmin: { max: 20, seconds: fiveMinutes },
  registerUser: { max: 300, seconds: fiveMinutes },
  recovery: { max: 100, seconds: fiveMinutes },
  confirmRecovery: { max: 100, seconds: fiveMinutes },
  confirmEmail: { max: 300, seconds: fiveMinutes },
  authMagic: { max: 300, seconds: fiveMinutes },
  otpChallenge: { max: 200, seconds: fiveMinutes },
  otpValidate: { max: 300, seconds: fiveMinutes },
  externalChallenge: { max: 200, seconds: fiveMinutes },
  externalValidate: { max: 300, seconds: fiveMinutes },
  checkLink: { max: 300, seconds: fiveMinutes },
  externalAgree: { max: 300, seconds: fiveMinutes },
  oauth2Start: { max: 300, seconds: fiveMinutes },
  acceptInvitation: { max: 300, seconds: fiveMinutes },
  previewInvitation: { max: 300, seconds: fiveMinutes },
  uploadImage: { max: 300, seconds: fiveMinutes },
  readMapsLink: { max: 100, seconds: fiveMinutes },
  getOrganiserCandidates: { max: 600, seconds: fiveMinutes },
  uploadEventImage: { max: 300, seconds: fiveMinutes },
  uploadImageLink: { max: 100, seconds: fiveMinutes },
  searchLinkedin: { max: 100, seconds: fiveMinutes },
  reverseGeocode: { max: 200, seconds: fiveMinutes },
  deleteUser: { max: 100, seconds: fiveMinutes },
  mailDeletionCode: { max: 100, seconds: fiveMinutes },
  mailAccountCode: { max: 100, seconds: fiveMinutes },
  changeEmail: { max: 100, seconds: fiveMinutes },
  confirmNewEmail: { max: 100, seconds: fiveMinutes },
  changePassword: { max: 100, seconds: fiveMinutes },
  leaveCommunity: { max: 100, seconds: fiveMinutes },
  previewInvites: { max: 100, seconds: fiveMinutes },
  sendInvites: { max: 100, seconds: fiveMinutes },
  reportParticipant: { max: 100, seconds: fiveMinutes },
  reportEvent: { max: 100, seconds: fiveMinutes },
  reportIntroduction: { max: 100, seconds: fiveMinutes },
  findParticipants: { max: 600, seconds: fiveMinutes },
  answerRequest: { max: 100, seconds: fiveMinutes },
  calcRelevanceRate: { max: 100, seconds: fiveMinutes },
  proposeMeeting: { max: 200, seconds: fiveMinutes },
  pickMeetingTime: { max: 200, seconds: fiveMinutes },
  cancelMeeting: { max: 200, seconds: fiveMinutes },
  joinAsGuest: { max: 300, seconds: fiveMinutes },
  confirmParticipation: { max: 600, seconds: fiveMinutes },
  cancelParticipation: { max: 600, seconds: fiveMinutes },
  takePayment: { max: 600, seconds: fiveMinutes },
  joinWaitingList: { max: 600, seconds: fiveMinutes },
  leaveWaitingList: { max: 600, seconds: fiveMinutes },
  createEvent: { max: 100, seconds: fiveMinutes },
  getEventCalendar: { max: 600, seconds: fiveMinutes },
  /** Feeds that calendars look into by themselves: many of them from the addresses of few services. */
  calendarFeed: { max: 3000, seconds: fiveMinutes },
  updateEvent: { max: 300, seconds: fiveMinutes },
  addResponsible: { max: 300, seconds: fiveMinutes },
  inviteToEvent: { max: 300, seconds: fiveMinutes },
  answerInvitation: { max: 300, seconds: fiveMinutes },
  changeParticipants: { max: 300, seconds: fiveMinutes },
  exportParticipants: { max: 60, seconds: fiveMinutes },
  previewRecommendations: { max: 60, seconds: fiveMinutes },
  sendRecommendations: { max: 60, seconds: fiveMinutes },
  /** Pages that links of emails open. */
  emailLink: { max: 300, seconds: fiveMinutes },
  followRole: { max: 600, seconds: fiveMinutes },
  answerManagerInvitation: { max: 100, seconds: fiveMinutes },
  setRole: { max: 100, seconds: fiveMinutes },
  exportMembers: { max: 100, seconds: fiveMinutes },
  exportAudit: { max: 30, seconds: fiveMinutes },
  exportData: { max: 100, seconds: fiveMinutes },
  getProfileBySlug: { max: 300, seconds: fiveMinutes },
  /** Wrong passwords, over all accounts: who guesses is slowed, and nobody's account is closed. */
  wrongPassword: { max: 50, seconds: quarter },
  /** Wrong admin secrets, wherever one is taken. */
  wrongSecret: { max: 20, seconds: fiveMinutes },
};

/**
 * How often something may be tried for one account, whether or not it exists. Nothing a stranger can do here keeps the
 * owner out: whoever is refused another email has one at hand whose code or link still holds.
 */
const accountLimits = {
  /** Wrong passwords before a mailed code is asked for in addition; a sign-in forgets them. */
  password: { max: 10, seconds: day },
  /** Emails with that code, and tries of it: both by whoever knows the password. */
  login: { max: 3, seconds: oneTimeCode.expiresIn },
  loginCode: { max: 20, seconds: hour },
  /** Wrong one-time codes over all codes and addresses, from one address, and of one code from one address. */
  code: { max: 40, seconds: hour },
  codeFrom: { max: 10, seconds: hour },
  oneCodeFrom: { max: oneTimeCode.tries, seconds: oneTimeCode.expiresIn },
  /** Emails with a code or a link: counted no longer than the first of them holds. */
  otp: { max: 3, seconds: oneTimeCode.expiresIn },
  magic: { max: 5, seconds: mailedLink.expiresIn },
  recovery: { max: 5, seconds: mailedLink.expiresIn },
  confirm: { max: 5, seconds: hour },
  /** Wrong codes that link an external account: whoever asserts an address must not use up its own tries. */
  externalCode: { max: 20, seconds: hour },
  external: { max: 10, seconds: hour },
  /** The password of whoever is signed in, asked for once more. */
  ownPassword: { max: 10, seconds: quarter },
  /** Deleting the account, by whoever is signed in to it. */
  deletion: { max: 5, seconds: hour },
  deletionCode: { max: 20, seconds: hour },
  /** Emails with a code that stands for the password of an account without one, and wrong ones. */
  ownCode: { max: 5, seconds: hour },
  ownCodeTry: { max: 20, seconds: hour },
  /** Emails to an address that an account is to have: by account, and to the address, whoever asks. */
  newEmail: { max: 5, seconds: hour },
  newEmailTo: { max: 10, seconds: hour },
  newEmailTry: { max: 20, seconds: hour },
  /** Pictures, which cost time to decode. */
  upload: { max: 60, seconds: hour },
  /** Pictures fetched from elsewhere: nobody goes through other sites by way of us. */
  link: { max: 20, seconds: hour },
  /** Questions to services that are paid for, or lent. */
  profileImport: { max: 20, seconds: hour },
  geocode: { max: 60, seconds: hour },
  /** Lists of people whom one manager invites. */
  memberInvites: { max: 10, seconds: day },
  /** Messages of one manager to members, one at a time: to all of them, and to any one. */
  managerMessages: { max: 100, seconds: day },
  managerMessagesTo: { max: 5, seconds: day },
  /** Messages to members, one at a time, by all managers of a community. */
  communityMessages: { max: 300, seconds: day },
  /** Acts on many members that are told of them, by one manager: messages, and each of the others. */
  bulkMessages: { max: 5, seconds: day },
  bulkActs: { max: 50, seconds: day },
  /** Messages to many members, by all managers of a community. */
  communityBulkMessages: { max: 10, seconds: day },
  /** What one manager decides about one member: hide, pause, remove, and take it back. */
  memberDecisions: { max: 20, seconds: day },
  /** What one member decides about others: meet, hide, bookmark, block. */
  introductions: { max: 300, seconds: hour },
  /** Events that one member creates. */
  eventsCreated: { max: 30, seconds: day },
  /** What one member does about their own part in events. */
  participation: { max: 200, seconds: hour },
  /** Events that one user comes to as a guest. */
  guest: { max: 20, seconds: day },
  /** New addresses of one member's calendar feed. */
  calendarFeed: { max: 20, seconds: hour },
  /** Changes of events, and of who organises them, by one member. */
  eventChanges: { max: 2000, seconds: hour },
  /** People whom one organiser invites to events, each by an email. */
  eventInvitations: { max: 60, seconds: day },
  /** People whom one organiser checks in: a phone that was without a connection sends them all at once. */
  checkIns: { max: 20_000, seconds: hour },
  /** What one organiser does about many at once. */
  eventBulk: { max: 300, seconds: hour },
  /** What one member reports: people, events and introductions. */
  report: { max: 20, seconds: day },
  /** Answers of one member to requests of others, each of which is an email. */
  answer: { max: 50, seconds: day },
  /** Relevance computed on demand, which reads the whole community. */
  relevance: { max: 30, seconds: hour },
  /** Reasons that one member says are none. */
  decline: { max: 100, seconds: hour },
  /** Times that one member offers, picks and calls off: each is an email. */
  meeting: { max: 60, seconds: hour },
  /** Rounds that one manager looks at beforehand, or has sent. */
  rounds: { max: 30, seconds: hour },
  /** Everything about a user in one answer. */
  export: { max: 10, seconds: hour },
} satisfies Record<string, Limit>;

export type AccountLimit = keyof typeof accountLimits;

export interface LimitTable {
  address: Record<string, Limit>;
  account: Record<AccountLimit, Limit>;
}

export const limitTable: LimitTable = { address: addressLimits, account: accountLimits };
