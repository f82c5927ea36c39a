/** Returns the first element of a selector. */
export const find = (selector: string): Element | null => document.querySelector(selector);

/** Presses an element as a mouse does. */
export function press(element: Element | null | undefined): void {
  if (!element) throw new Error('There is nothing to press.');
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    element.dispatchEvent(
      new (type.startsWith('pointer') ? PointerEvent : MouseEvent)(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        detail: 1,
      }),
    );
}

/** Returns the first number in a text, such as the one of `0 / 10,000` behind its slash. */
export function numberIn(text: string | null | undefined, pattern = /[\d,]+/): number {
  return Number((pattern.exec(text ?? '')?.at(-1) ?? 'none').replaceAll(',', ''));
}
