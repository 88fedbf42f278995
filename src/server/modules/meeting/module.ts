import { defineModule } from '../../defineModule';
import { meetingLimits } from './limits';
import { meetingNotifications } from './notifications';

export const meetingModule = defineModule({
  name: 'meeting',
  limits: meetingLimits,
  notifications: meetingNotifications,
  happenedSince: async (...options) => (await import('./happenedSince')).meetingHappened(...options),
  relevance: async (...options) => (await import('./relevance')).meetingRelevance(...options),
  events: {
    memberLeft: {
      version: 1,
      handle: ({ app, tx }, { communityId, subject }) =>
        app.meetings.callOff(tx, { communityId, participantId: subject, isGoing: true }),
    },
    memberHidden: {
      version: 1,
      handle: ({ app, tx }, { communityId, subject }) =>
        app.meetings.callOff(tx, { communityId, participantId: subject }),
    },
    memberRemoved: {
      version: 1,
      handle: ({ app, tx }, { communityId, subject }) =>
        app.meetings.callOff(tx, { communityId, participantId: subject }),
    },
    pairBlocked: {
      version: 1,
      handle: ({ app, tx }, { communityId, subject, data: { otherId } }) =>
        app.meetings.callOff(tx, { communityId, participantId: subject, otherId }),
    },
  },
  personalData: async () => (await import('./personalData')).meetingData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerMeetings(app, now, options.matching),
});
