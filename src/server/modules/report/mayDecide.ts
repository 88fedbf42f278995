import { and, eq, ne, type SQL } from 'drizzle-orm';
import { participants, reports, users } from '../../db/schema';
import type { Member } from '../../guards/membership';

/** Who decides: administrators everything; managers what is about members, themselves not among them. */
export const mayDecide = ({ role, userId }: Pick<Member, 'role' | 'userId'>): SQL | undefined =>
  role === 'ROLE_ADMIN'
    ? undefined
    : and(
        eq(reports.aboutManager, false),
        eq(participants.isManager, false),
        ne(users.role, 'ROLE_ADMIN'),
        ne(participants.userId, userId),
      );
