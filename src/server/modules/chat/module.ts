import { defineModule } from '../../defineModule';
import type { Topic } from '../../realtime/topic';
import { chatLimits } from './limits';
import { chatNotifications } from './notifications';
import type { showStanding } from './standing';

/** Something about a member that open chats show. */
const standing = {
  version: 1,
  handle: async (...given: Parameters<typeof showStanding>) =>
    (await import('./standing')).showStanding(...given),
} as const;

export const chatModule = defineModule({
  name: 'chat',
  limits: chatLimits,
  notifications: chatNotifications,
  relevance: async (...options) => (await import('./relevance')).chatRelevance(...options),
  events: {
    connected: {
      version: 1,
      handle: async (...given) => (await import('./connected')).openByConnection(...given),
    },
    meetingAgreed: {
      version: 1,
      handle: async (...given) => (await import('./connected')).showMeeting(...given),
    },
    pairBlocked: {
      version: 1,
      handle: async (...given) => {
        await (await import('./connected')).closeByBlock(...given);
        await (await import('./standing')).showBlockInGroups(...given);
      },
    },
    pairUnblocked: {
      version: 1,
      handle: async (...given) => (await import('./standing')).showBlockInGroups(...given),
    },
    memberHidden: standing,
    memberShown: standing,
    memberRemoved: standing,
    memberRestored: standing,
    rightsChanged: standing,
    memberLeft: {
      version: 1,
      handle: async (...given) => (await import('./leaving')).leaveAll(...given),
    },
  },
  reportSubjects: {
    MESSAGE: async () => (await import('./reportSubject')).reportSubject,
  },
  topics: async (app, { now }) => [(await import('./topic')).createChatTopic(app, now) as Topic],
  personalData: async () => (await import('./personalData')).chatData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerChat(app, now, options.chat),
});
