import { LRUCache } from 'lru-cache';
import type { ServerStyleSheet } from 'styled-components';

/** The rules of classes, by component and class. A class is named after its styles, so its rules never change. */
const compiled = new LRUCache<string, string[]>({ max: 5000 });

/** Makes a sheet take the rules of classes that an earlier page needed, too, instead of compiling their styles again. */
export function compileOnce(sheet: ServerStyleSheet): ServerStyleSheet {
  const { instance } = sheet;
  const hasClass = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.insertRules = (component, name, rules) => {
    compiled.set(`${component} ${name}`, Array.isArray(rules) ? [...rules] : [rules]);
    insert(component, name, rules);
  };
  instance.hasNameForId = (component, name) => {
    if (hasClass(component, name)) return true;
    const known = compiled.get(`${component} ${name}`);
    if (known) insert(component, name, [...known]);
    return known !== undefined;
  };
  return sheet;
}
