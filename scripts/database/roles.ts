// npm run db:roles: prints the SQL that makes the two roles of an installation.
import { parseArgs } from 'node:util';
import { rolesSql } from '../../src/server/db/rolesSql';

const { values } = parseArgs({
  options: {
    owner: { type: 'string', default: 'community_owner' },
    app: { type: 'string', default: 'community_app' },
  },
});
const odd = Object.values(values).find((name) => !/^[a-z_][a-z0-9_]{0,62}$/.test(name));
if (odd === undefined) process.stdout.write(rolesSql(values));
else {
  console.error(`${odd} is no name for a role: lower-case letters, figures and _, please.`);
  process.exitCode = 2;
}
