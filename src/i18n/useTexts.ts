import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { loadTexts, type LaterNamespace } from './later';

/** Makes the texts of a later namespace available to the component and its children; suspends until they are there. */
export function useTexts(namespace: LaterNamespace): void {
  const { i18n } = useContext(I18nContext);
  if (!i18n.hasResourceBundle(i18n.language, namespace)) throw loadTexts(i18n, namespace);
}
