/**
 * Lists what shows that something is missing without having said before that it is needed, one line each (UIX-12): an
 * empty control with an error that is not exposed as required, and a group with one that neither has a required control
 * nor a hint. A field that says 'optional' is not required. It runs in the page, so it refers to nothing outside of it.
 */
export function notAsRequired(): string[] {
  const controls = 'input:not([type=hidden], [type=file]), select, textarea, [role=combobox]';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
  const shown = (wanted: string) => [...document.body.querySelectorAll(wanted)].filter(isShown);
  const isRequired = (element: Element) =>
    element.matches('[required], [aria-required=true]') ||
    element.closest('[role=radiogroup][aria-required=true]') !== null;
  const groupOf = (element: Element) => element.closest('fieldset, [role=group], [role=radiogroup]');
  const isTicked = (element: Element) => element instanceof HTMLInputElement && element.checked;
  const isChoice = (element: Element) => element.matches('[type=checkbox], [type=radio]');
  /** One of several checkboxes, of which none is required by itself. */
  const isOneOfSeveral = (element: Element) =>
    element.matches('[type=checkbox]') &&
    (groupOf(element)?.querySelectorAll('[type=checkbox]').length ?? 0) > 1;
  const isEmpty = (element: Element) => {
    if (isChoice(element)) {
      const others =
        isOneOfSeveral(element) || element.matches('[type=radio]') ? groupOf(element) : undefined;
      return others ? ![...others.querySelectorAll('input')].some(isTicked) : !isTicked(element);
    }
    if (element.matches('button')) return element.matches('[data-placeholder]');
    return (element as HTMLInputElement).value.trim() === '';
  };
  /** Whether it or a group around it has a hint, which is there before the error is. */
  const hasHint = (group: Element | null): boolean =>
    group !== null &&
    ((group.getAttribute('aria-describedby') ?? '').split(' ').some((id) => id.endsWith('-hint')) ||
      hasHint(group.parentElement));
  const say = (element: Element) => element.outerHTML.slice(0, 160);
  const found: string[] = [];
  for (const element of shown(controls)) {
    const noted = element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"] + span`);
    const isOptional = noted && /^(optional|необязательно)$/i.test(noted.textContent);
    if (isRequired(element)) {
      if (isOptional) found.push(`is required and optional: ${say(element)}`);
    } else if (element.ariaInvalid === 'true' && !isOptional && isEmpty(element)) {
      if (!isOneOfSeveral(element) || !hasHint(groupOf(element)))
        found.push(`is missing, but was not required: ${say(element)}`);
    }
  }
  for (const group of shown('[data-invalid]')) {
    if (
      !group.matches(controls) &&
      ![...group.querySelectorAll(controls)].some(isRequired) &&
      !hasHint(group)
    )
      found.push(`has something missing, but required nothing: ${say(group)}`);
  }
  return found;
}
