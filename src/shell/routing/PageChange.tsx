import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/pageName';
import type { BuiltRoute } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { focusPage } from '../../ui/focus/focusPage';
import { showLateFonts } from '../../ui/fonts/showLateFonts';
import { saveScroll, restoreScroll } from './scrollPosition';
import { scrollToSection } from './scrollToSection';
import { useScreenTitle } from './useScreenTitle';

interface PageChangeProps {
  route: BuiltRoute;
  /** False until the first screen was shown: who arrives is not moved. */
  arrivedRef: RefObject<boolean>;
}

/**
 * Who opened a menu while the screen was on its way stays in it: it would close if the page took the focus. A press right
 * after the screen arrived runs the effects of the page before the menu is rendered, so the menu is looked for only
 * afterwards.
 */
const focusUnlessInMenu = () =>
  queueMicrotask(() => {
    if (!document.activeElement?.closest('[data-open]')) focusPage();
  });

/**
 * Sets the document's title. After a change of page it moves the scroll position to the start, to the section of the
 * address, or, on the way back, to the earlier position, and the focus to the page's heading or its field with
 * autofocus.
 */
export function PageChange({ route, arrivedRef }: PageChangeProps) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // Following the same link again scrolls to the section again.
  const visit = hash ? key : '';
  useDocumentTitle({ screen: useScreenTitle(route), community: useCommunity().community.title });
  useEffect(() => {
    // Not after a redirect: the user has not asked for another screen, and would see the text move.
    if (arrivedRef.current && type !== NavigationType.Replace) showLateFonts();
  }, [pathname, type, arrivedRef]);
  useEffect(() => {
    const keep = () => saveScroll(key, window.scrollY);
    // The same page with another address, as after filtering a list.
    if (type === NavigationType.Replace) keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, type]);
  const backTo = useRef('');
  useEffect(() => {
    backTo.current = type === NavigationType.Pop ? key : '';
  }, [type, key]);
  useEffect(() => {
    const arrived = arrivedRef.current;
    arrivedRef.current = true;
    const id = decodeURIComponent(hash.slice(1));
    if (arrived && !document.getElementById(id)) {
      focusUnlessInMenu();
      if (backTo.current && !id) return restoreScroll(backTo.current);
      window.scrollTo(0, 0);
    }
    return id ? scrollToSection(id) : undefined;
  }, [pathname, hash, visit, arrivedRef]);
  return null;
}
