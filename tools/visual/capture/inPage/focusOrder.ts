/** The elements that the Tab key reaches. */
export interface FocusOrder {
  /** Returns them in the order of the Tab key. */
  stops(): HTMLElement[];
}

declare global {
  interface Window {
    visualFocus: FocusOrder;
  }
}

/**
 * Runs in the page before anything else: finds the stops of the Tab key. It is sent as text, so it
 * uses nothing from outside itself.
 */
export function installFocusOrder(): void {
  const focusable =
    'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

  /** Of radio buttons with one name, the selected one or else the first is a stop. */
  const isOtherRadio = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '')
      return false;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
    );
    return (group.find(({ checked }) => checked) ?? group[0]) !== element;
  };

  window.visualFocus = {
    stops() {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return [...document.querySelectorAll<HTMLElement>(focusable)]
        .filter(
          (element) =>
            element.tabIndex >= 0 &&
            !element.matches(':disabled, input[type="hidden"]') &&
            element.checkVisibility({ visibilityProperty: true }) &&
            element.closest('[inert], .sb-wrapper') === null &&
            (modal?.contains(element) ?? true) &&
            !isOtherRadio(element),
        )
        .map((element, place) => ({ element, place, at: element.tabIndex || Infinity }))
        .sort((a, b) => (a.at === b.at ? a.place - b.place : a.at - b.at))
        .map(({ element }) => element);
    },
  };
}
