/** Its table as code imports it: `outbox`, or what a file calls it. */
const imported =
  /\b(?:import|export)\s[^;]*?\boutbox\b(?:\s+as\s+(\w+))?[^;]*?\bfrom\s+'[^']*\/schema(?:\/outbox)?'/;
const throughAll = /\bschema\.outbox\b/;
const bySql = /\binsert\s+into\s+"?outbox\b/i;

/** What a file has to do with the outbox: it knows the table, or adds to it. */
export function outboxUse(text: string): 'writes' | 'knows' | undefined {
  const [statement, alias = 'outbox'] = imported.exec(text) ?? [];
  const adds = new RegExp(`\\binsert\\(\\s*(?:\\w+\\.)?${alias}\\b`);
  if (adds.test(text) || bySql.test(text)) return 'writes';
  return statement !== undefined || throughAll.test(text) ? 'knows' : undefined;
}
