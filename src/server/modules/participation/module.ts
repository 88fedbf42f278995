import { defineModule } from '../../defineModule';
import { participationLimits } from './limits';
import { participationNotifications } from './notifications';

export const participationModule = defineModule({
  name: 'participation',
  limits: participationLimits,
  notifications: participationNotifications,
  services: async (app) => {
    app.decorate(
      'requestsBroadcast',
      (await import('./notify/requestsBroadcast')).createRequestsBroadcast(app),
    );
  },
  relevance: async (...options) => (await import('./notify/relevance')).relevance(...options),
  events: {
    memberGoing: {
      version: 1,
      handle: ({ app, tx }, { communityId, subject, data: { isLeaving } }) =>
        app.participation.giveUp(tx, { communityId, participantId: subject, isGoing: isLeaving }),
    },
    memberLeft: {
      version: 1,
      handle: async ({ tx }, { subject }) => (await import('./leaving')).endParticipations(tx.orm, subject),
    },
  },
  organiserActs: {
    addResponsible: 'event.organisers',
    removeResponsible: 'event.organisers',
    approveParticipant: 'event.participants',
    rejectParticipant: 'event.participants',
    setParticipantStatus: 'event.participants',
    changeParticipants: 'event.participants',
    offerPlace: 'event.participants',
    inviteToEvent: 'event.participants',
    withdrawInvitation: 'event.participants',
    exportParticipants: 'event.export',
  },
  personalData: async () => (await import('./personalData')).participationData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerParticipation(app, now, options.matching),
});
