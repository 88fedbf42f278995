import type { ComponentType } from 'react';
import type { ScreenName } from '../../lib/routes';

export interface ScreenModule {
  default: ComponentType;
  /** Asks for what the screen shows first, which it then finds known; `params` are its route's. Never fails. */
  prefetch?: (params: never) => Promise<void>;
}

type Load = () => Promise<ScreenModule>;

/** Where the code of each screen of the table of routes is, each in a chunk of its own. */
export const screens: Readonly<Record<ScreenName, Load>> = {
  welcome: () => import('../landing/WelcomeScreen'),
  login: () => import('../auth/screens/LoginScreen'),
  registration: () => import('../auth/screens/RegistrationScreen'),
  recovery: () => import('../auth/screens/RecoveryScreen'),
  confirmRecovery: () => import('../auth/screens/ConfirmRecoveryScreen'),
  oneTimeCode: () => import('../auth/screens/OneTimeCodeScreen'),
  magicLink: () => import('../auth/screens/MagicLinkScreen'),
  invitation: () => import('../auth/screens/InvitationScreen'),
  onboarding: () => import('../onboarding/OnboardingScreen'),
  lastStep: () => import('../auth/screens/LastStepScreen'),
  confirmed: () => import('../auth/screens/ConfirmedScreen'),
  accountDeleted: () => import('../auth/screens/AccountDeletedScreen'),
  home: () => import('../home/HomeScreen'),
  contacts: () => import('../contacts/ContactsScreen'),
  bookmarks: () => import('../contacts/ContactsScreen'),
  partner: () => import('../partner/PartnerScreen'),
  profile: () => import('../profile/ProfileScreen'),
  participants: () => import('../directory/DirectoryScreen'),
  events: () => import('../event/EventsScreen'),
  participant: () => import('../profile/ParticipantScreen'),
  createEvent: () => import('../event/CreateEventScreen'),
  checkIn: () => import('../event/CheckInScreen'),
  editEvent: () => import('../event/EditEventScreen'),
  event: () => import('../event/EventScreen'),
  adminHome: () => import('../admin/AdminHomeScreen'),
  managedEvent: () => import('../admin/ManagedEventScreen'),
  admissions: () => import('../admin/AdmissionsScreen'),
  reports: () => import('../admin/ReportsScreen'),
  heldIntros: () => import('../admin/HeldIntrosScreen'),
  members: () => import('../admin/MembersScreen'),
  audit: () => import('../admin/AuditScreen'),
  notFound: () => import('./NotFoundScreen'),
};
