import { crashTexts } from '../../lib/crashTexts';
import { isLang } from '../../lib/lang';

/** Elements that do not work without the code: those that wait for data, and forms that do not submit by themselves. */
const needsUs = '[aria-busy=true], form:not([data-waits])';

/** Shows without the app's code that it could not start (UIX-04). Server-rendered content that works without code stays. */
export function showFailedStart(root: HTMLElement, reload = () => location.reload()): void {
  if (root.hasAttribute('data-rendered') && !root.querySelector(needsUs)) return;
  const { lang } = document.documentElement;
  const { title, action } = crashTexts[isLang(lang) ? lang : 'en'];
  const message = document.createElement('p');
  message.textContent = title;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action;
  button.addEventListener('click', reload);
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  // The page's first HTML has the looks: what could not be loaded may be the screens' own.
  box.className = 'boot-failed';
  box.append(message, button);
  root.replaceChildren(box);
}
