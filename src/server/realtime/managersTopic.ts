import { asMember } from '../guards/membership';
import { hasPermission } from '../guards/permissions';
import type { Topic } from './topic';

/** The topic of a community's managers. It carries no events: that it ends tells an open page that the role is gone. */
export const managersTopic: Topic = {
  pattern: '/topic/community/{communityId}/managers',
  admits: async ({ identity, community, params }) =>
    params.communityId === community.id &&
    hasPermission(asMember(identity, community.id), 'community.manage'),
  read: async () => null,
  present: () => undefined,
  mayDrop: () => true,
};
