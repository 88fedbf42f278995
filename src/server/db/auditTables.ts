import type pg from 'pg';

/** The rights on each audit table of a role that doesn't own the tables. */
const auditRights = {
  audit_entries: ['SELECT', 'INSERT'],
  audit_texts: ['SELECT', 'INSERT'],
  manager_messages: ['SELECT', 'INSERT'],
  // Written by the owner's trigger alone.
  audit_chain: ['SELECT'],
} as const;

const allowed = Object.entries(auditRights)
  .flatMap(([table, rights]) => rights.map((right) => `('${table}', '${right}')`))
  .join(', ');
const tables = Object.keys(auditRights)
  .map((table) => `to_regclass('public.${table}')`)
  .join(', ');

/** Revokes every other right on the audit from all roles but its owner, whatever was granted before. */
export const protectAudit = `DO $$
DECLARE
  it record;
BEGIN
  FOR it IN
    SELECT c.relname, a.privilege_type AS right, coalesce(quote_ident(r.rolname), 'PUBLIC') AS grantee
    FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a LEFT JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid IN (${tables}) AND a.grantee <> c.relowner
      AND (c.relname, a.privilege_type) NOT IN (VALUES ${allowed})
  LOOP
    EXECUTE format('REVOKE %s ON public.%I FROM %s', it.right, it.relname, it.grantee);
  END LOOP;
END
$$;`;

/**
 * Whether the role of a connection owns the tables, or may create them if there are none. The database itself limits a
 * role that doesn't to `auditRights`. A role that does could change anything, and only the chain would show it.
 */
export async function ownsTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select coalesce(
       (select pg_has_role(relowner, 'USAGE') from pg_class where oid = to_regclass('public.audit_entries')),
       has_schema_privilege('public', 'CREATE')) as owns`,
  );
  return rows[0]?.owns ?? false;
}
