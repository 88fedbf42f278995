const tables = 'notifications|deliveries';

/** The tables of notifications and deliveries as code imports them, or whatever a file calls them. */
const imports = /\b(?:import|export)\s([^;]*?)\bfrom\s+'[^']*\/schema(?:\/notifications)?'/g;
const named = new RegExp(`\\b(${tables})\\b(?:\\s+as\\s+(\\w+))?`, 'g');
const throughAll = new RegExp(`\\bschema\\.(?:${tables})\\b`);
const bySql = new RegExp(`\\binsert\\s+into\\s+"?(?:${tables})\\b`, 'i');

/** What a file has to do with the two tables: it knows one, or adds to one. */
export function tableUse(text: string): 'writes' | 'knows' | undefined {
  const names = [...text.matchAll(imports)]
    .flatMap(([, list = '']) => [...list.matchAll(named)])
    .map(([, name, alias]) => alias ?? name);
  const isKnown = names.length > 0 || throughAll.test(text);
  const adds = new RegExp(`\\binsert\\(\\s*(?:schema\\.(?:${tables})|${names.join('|') || '(?!)'})\\b`);
  if (bySql.test(text) || (isKnown && adds.test(text))) return 'writes';
  return isKnown ? 'knows' : undefined;
}
