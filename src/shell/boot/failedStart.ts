import { isLang, type Lang } from '../../lib/lang';

/** Here, because what could not be loaded may be the texts themselves. */
const texts: Record<Lang, { title: string; action: string }> = {
  en: { title: 'Oops! Something is broken. Try to reload the page', action: 'Reload' },
  ru: { title: 'Ой! Что-то сломалось. Попробуйте перезагрузить страницу', action: 'Перезагрузить' },
};

/** Says with the page's bare means that it could not start (UIX-04). What the server rendered stays: it reads without us. */
export function showFailedStart(root: HTMLElement, reload = () => location.reload()): void {
  if (root.hasAttribute('data-rendered')) return;
  const { lang } = document.documentElement;
  const { title, action } = texts[isLang(lang) ? lang : 'en'];
  const message = document.createElement('p');
  message.textContent = title;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action;
  button.addEventListener('click', reload);
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.append(message, button);
  root.replaceChildren(box);
}
