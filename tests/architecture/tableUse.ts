const tables = 'notifications|deliveries';

/** The imports of the tables of notifications and deliveries, under any local name. */
const imports = /\b(?:import|export)\s([^;]*?)\bfrom\s+'[^']*\/schema(?:\/notifications)?'/g;
const named = new RegExp(`\\b(${tables})\\b(?:\\s+as\\s+(\\w+))?`, 'g');
const throughAll = new RegExp(`\\bschema\\.(?:${tables})\\b`);
const bySql = new RegExp(`\\binsert\\s+into\\s+"?(?:${tables})\\b`, 'i');

/** How a file uses the two tables: it reads one, or inserts into one. */
export function tableUse(text: string): 'writes' | 'knows' | undefined {
  const names = [...text.matchAll(imports)]
    .flatMap(([, list = '']) => [...list.matchAll(named)])
    .map(([, name, alias]) => alias ?? name);
  const isKnown = names.length > 0 || throughAll.test(text);
  const adds = new RegExp(`\\binsert\\(\\s*(?:schema\\.(?:${tables})|${names.join('|') || '(?!)'})\\b`);
  if (bySql.test(text) || (isKnown && adds.test(text))) return 'writes';
  return isKnown ? 'knows' : undefined;
}
