// npm run db:migrate: brings the tables up to date as the role that DATABASE_URL names, which must own them.
import { CannotStart, explainStart } from '../../src/server/cannotStart';
import { migrate } from '../../src/server/db/migrate';
import { readDatabaseUrl } from '../../src/server/env';

try {
  const owns = await migrate({ connectionString: readDatabaseUrl() });
  if (!owns)
    throw new CannotStart('The tables are up to date. This role does not own them and changed nothing.');
  console.log('The tables are up to date.');
} catch (error) {
  console.error(explainStart(error));
  process.exitCode = 1;
}
