/** Queries by text find what is seen. What is announced is only heard. */
export const unseen = 'script, style, [data-announcer] *';

/** The texts that were announced in the last seconds, of the page and of open dialogs. */
export const announced = (): string[] =>
  [...document.querySelectorAll('[data-announcer] > p')].map(({ textContent }) => textContent ?? '');
