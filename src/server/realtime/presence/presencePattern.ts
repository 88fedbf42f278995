export const presencePattern = '/topic/community/{communityId}/presence';
