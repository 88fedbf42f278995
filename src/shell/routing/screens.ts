import type { ComponentType } from 'react';
import type { ScreenName } from './screenNames';

export interface Screen {
  load: () => Promise<{ default: ComponentType }>;
}

/** One for all six, by the path. */
const partner: Screen = { load: () => import('../partner/PartnerScreen') };

/** Every screen that exists, each in a chunk of its own. */
export const screens = {
  welcome: { load: () => import('../landing/WelcomeScreen') },
  login: { load: () => import('../auth/screens/LoginScreen') },
  registration: { load: () => import('../auth/screens/RegistrationScreen') },
  recovery: { load: () => import('../auth/screens/RecoveryScreen') },
  confirmRecovery: { load: () => import('../auth/screens/ConfirmRecoveryScreen') },
  oneTimeCode: { load: () => import('../auth/screens/OneTimeCodeScreen') },
  authMagic: { load: () => import('../auth/screens/MagicLinkScreen') },
  invitation: { load: () => import('../auth/screens/InvitationScreen') },
  questions: { load: () => import('../steps/JourneyScreen') },
  onboarding: { load: () => import('../steps/JourneyScreen') },
  lastStep: { load: () => import('../auth/screens/LastStepScreen') },
  confirmed: { load: () => import('../auth/screens/ConfirmedScreen') },
  accountDeleted: { load: () => import('../auth/screens/AccountDeletedScreen') },
  myCommunities: { load: () => import('../home/HomeScreen') },
  partnerServices: partner,
  partnerEducation: partner,
  partnerContacts: partner,
  partnerEvents: partner,
  partnerEarnings: partner,
  partnerCareer: partner,
  profile: { load: () => import('../profile/ProfileScreen') },
  participant: { load: () => import('../profile/ParticipantScreen') },
  notFound: { load: () => import('./NotFoundScreen') },
} satisfies Record<ScreenName, Screen>;
