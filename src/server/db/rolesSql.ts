import pg from 'pg';
import { protectAudit } from './auditTables';

/** The two roles of an installation. */
interface Roles {
  /** Owns the tables: migrations run as it. */
  owner: string;
  /** The role of the server. */
  app: string;
}

const createRole = (name: string): string => `DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${pg.escapeLiteral(name)}) THEN
    CREATE ROLE ${pg.escapeIdentifier(name)} LOGIN;
  END IF;
END
$$;`;

/** Transfers the objects of the schemas in `from`, except those of an extension. */
const handOver = (schemas: readonly string[], to: string): string => {
  const names = schemas.map((name) => pg.escapeLiteral(name)).join(', ');
  const role = pg.escapeLiteral(to);
  return `DO $$
DECLARE
  it record;
BEGIN
  FOR it IN
    SELECT format('ALTER TABLE %s OWNER TO %I', c.oid::regclass, ${role}) AS sql
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN (${names}) AND c.relkind IN ('r', 'p', 'v')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, ${role})
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname IN (${names}) AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO %I', t.oid::regtype, ${role})
    FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
    WHERE n.nspname IN (${names}) AND t.typtype IN ('e', 'd')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
  LOOP
    EXECUTE it.sql;
  END LOOP;
END
$$;`;
};

/**
 * The SQL that makes both roles and their rights, run by a superuser in the installation's database. It may be run again, and
 * hands over the tables of an installation that had one role so far.
 */
export function rolesSql(roles: Roles): string {
  const [owner, app] = [pg.escapeIdentifier(roles.owner), pg.escapeIdentifier(roles.app)];
  return `-- Makes two roles: ${roles.owner} owns the tables, and ${roles.app}, which the server is, can't change the audit.
-- Run it as a superuser, in the database of the installation. Then set their passwords:
--   \\password ${roles.owner}
--   \\password ${roles.app}
${createRole(roles.owner)}
${createRole(roles.app)}

DO $$
BEGIN
  EXECUTE format('GRANT CONNECT, CREATE ON DATABASE %I TO ${owner}, ${app}', current_database());
END
$$;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${app};
GRANT USAGE, CREATE ON SCHEMA public TO ${owner};
GRANT USAGE ON SCHEMA public TO ${app};

-- Which migrations were run.
CREATE SCHEMA IF NOT EXISTS drizzle;
ALTER SCHEMA drizzle OWNER TO ${owner};
GRANT USAGE ON SCHEMA drizzle TO ${app};

-- What is there already.
${handOver(['public', 'drizzle'], roles.owner)}
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app};
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${app};
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${app};

-- What migrations add later; they take the rights on the audit back by themselves.
ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${app};
ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${app};
ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA drizzle GRANT SELECT ON TABLES TO ${app};

-- The audit: rows are added and read.
${protectAudit}
`;
}
