/** A ref that focuses an element as it appears, after the press that replaced the focused one. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
