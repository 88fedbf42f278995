import { accountModule } from './modules/account/module';
import { admissionModule } from './modules/admission/module';
import { auditModule } from './modules/audit/module';
import { authModule } from './modules/auth/module';
import { calendarModule } from './modules/calendar/module';
import { chatModule } from './modules/chat/module';
import { checkInModule } from './modules/checkIn/module';
import { communityModule } from './modules/community/module';
import { consentModule } from './modules/consent/module';
import { currentUserModule } from './modules/currentUser/module';
import { developmentModule } from './modules/development/module';
import { directoryModule } from './modules/directory/module';
import { eventsModule } from './modules/events/module';
import { imageModule } from './modules/image/module';
import { introductionModule } from './modules/introduction/module';
import { invitationModule } from './modules/invitation/module';
import { lookupModule } from './modules/lookup/module';
import { managementModule } from './modules/management/module';
import { managerHomeModule } from './modules/managerHome/module';
import { matchingModule } from './modules/matching/module';
import { meetingModule } from './modules/meeting/module';
import { memberInviteModule } from './modules/memberInvite/module';
import { notificationModule } from './modules/notification/module';
import { pageModule } from './modules/page/module';
import { participantModule } from './modules/participant/module';
import { participationModule } from './modules/participation/module';
import { realtimeModule } from './modules/realtime/module';
import { reportModule } from './modules/report/module';
import { sessionModule } from './modules/session/module';
import { systemModule } from './modules/system/module';
import { telegramModule } from './modules/telegram/module';
import type { ServerModule } from './defineModule';

/** Every capability of the server, in the order in which they are registered. */
export const modules: readonly ServerModule[] = [
  // First, because its hooks run before all others.
  communityModule,
  systemModule,
  authModule,
  consentModule,
  currentUserModule,
  sessionModule,
  invitationModule,
  participantModule,
  memberInviteModule,
  imageModule,
  lookupModule,
  managementModule,
  auditModule,
  realtimeModule,
  admissionModule,
  reportModule,
  directoryModule,
  introductionModule,
  managerHomeModule,
  matchingModule,
  notificationModule,
  telegramModule,
  meetingModule,
  chatModule,
  eventsModule,
  participationModule,
  calendarModule,
  checkInModule,
  developmentModule,
  // After the others, because it finds their rows by the account and its people.
  accountModule,
  // Last, because the routes that are registered after its own are compressed, too.
  pageModule,
];
