import type { BootPayload } from '../../config/bootPayload';
import type { Init } from '../../generated/api/currentUser';

/**
 * What a member's page is rendered with in place of the browser's clock, time zone and address. If the browser's zone is
 * not known, it is the community's.
 */
export const factsOf = (
  { config }: Pick<BootPayload, 'config'>,
  { now, zone }: Pick<NonNullable<BootPayload['member']>, 'now' | 'zone'>,
  { user }: Init,
) => ({ now, zone: zone ?? config.community.timeZone, origin: user.communityUrl });
