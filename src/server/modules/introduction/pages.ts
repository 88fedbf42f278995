import { sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { isOpenToAll } from '../../guards/mayConnect';
import type { Orm } from '../../db/database';
import { pageSize } from '../../people/paging';
import type { Sees } from '../../people/viewing';

export interface Reading {
  orm: Orm;
  config: CommunityConfig;
  viewerId: string;
  sees: Sees;
  now: Date;
  page: number;
}

/** The parameters of a list's prepared statement. */
export const givenBy = (reading: Reading) => ({
  viewerId: reading.viewerId,
  communityId: reading.config.id,
  now: reading.now.toISOString(),
  offset: reading.page * pageSize,
  isOpen: isOpenToAll(reading.config),
});

/** Its places in such a query. */
export const places = {
  viewerId: sql.placeholder('viewerId'),
  communityId: sql.placeholder('communityId'),
  now: sql.placeholder('now'),
  isOpen: sql.placeholder('isOpen'),
};
