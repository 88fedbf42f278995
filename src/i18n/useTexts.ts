import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { untilItComes } from '../lib/failedParts';
import { loadTexts, type LaterNamespace } from './later';

/** Makes the texts of later namespaces available to the component and its children; suspends until all are there. */
export function useTexts(...namespaces: LaterNamespace[]): void {
  const { i18n } = useContext(I18nContext);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.length > 0) {
    throw untilItComes(() => Promise.all(missing.map((namespace) => loadTexts(i18n, namespace))));
  }
}
