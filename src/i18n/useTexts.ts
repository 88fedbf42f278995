import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { loadTexts, type LaterNamespace } from './later';

/** Makes the texts of later namespaces available to the component and its children; suspends until they are there. */
export function useTexts(...namespaces: LaterNamespace[]): void {
  const { i18n } = useContext(I18nContext);
  const missing = namespaces.filter((one) => !i18n.hasResourceBundle(i18n.language, one));
  if (missing.length > 0) throw Promise.all(missing.map((one) => loadTexts(i18n, one)));
}
