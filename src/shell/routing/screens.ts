import type { ComponentType } from 'react';
import type { RouteName } from '../../lib/routes';

export interface Screen {
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * Every screen that exists, each in a chunk of its own. A path of the table whose screen is not here yet leads where
 * an unknown path leads (CFG-05, ROU-01).
 */
export const screens: Partial<Record<RouteName, Screen>> = {
  welcome: { load: () => import('../landing/WelcomeScreen') },
  login: { load: () => import('../auth/screens/LoginScreen') },
  registration: { load: () => import('../auth/screens/RegistrationScreen') },
  recovery: { load: () => import('../auth/screens/RecoveryScreen') },
  confirmRecovery: { load: () => import('../auth/screens/ConfirmRecoveryScreen') },
  oneTimeCode: { load: () => import('../auth/screens/OneTimeCodeScreen') },
  authMagic: { load: () => import('../auth/screens/MagicLinkScreen') },
  invitation: { load: () => import('../auth/screens/InvitationScreen') },
  lastStep: { load: () => import('../auth/screens/LastStepScreen') },
  confirmed: { load: () => import('../auth/screens/ConfirmedScreen') },
  accountDeleted: { load: () => import('../auth/screens/AccountDeletedScreen') },
  myCommunities: { load: () => import('../home/HomeScreen') },
  notFound: { load: () => import('./NotFoundScreen') },
};

export const isRegistered = (route: RouteName): boolean => route in screens;
