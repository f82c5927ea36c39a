/** The accessible elements of the page, by role and name. */
export interface PageRoles {
  /** Texts of the visible elements. */
  texts(role: string, name?: string): string[];
  /** Whether one of the elements, or an element in it, has the focus. */
  isFocused(role: string, name?: string): boolean;
  /** The focused element as a failure message names it. */
  focus(): string;
  /** The address, the headings and the alerts of the page, for a failure message. */
  summary(): string;
}

declare global {
  interface Window {
    pageRoles: PageRoles;
    TestingLibraryDom: {
      queryAllByRole(
        container: HTMLElement,
        role: string,
        options: { name?: string | ((name: string) => boolean) },
      ): HTMLElement[];
      logRoles?: unknown;
    };
  }
}

/** Installs `pageRoles`. It is sent as text after Testing Library, and uses nothing else. */
export function installPageRoles(): void {
  const find = (container: HTMLElement, role: string, name?: string) =>
    window.TestingLibraryDom.queryAllByRole(container, role, name === undefined ? {} : { name });
  const textOf = (element: HTMLElement) =>
    (element.innerText || element.textContent || '').replaceAll(/\s+/g, ' ').trim();
  window.pageRoles = {
    texts: (role, name) => find(document.body, role, name).map(textOf),
    isFocused(role, name) {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || active === document.body) return false;
      const described = active.getAttribute('aria-activedescendant');
      const target = described === null ? active : document.getElementById(described);
      // A search below the parent alone is fast also beside a long table.
      const candidates = [target, active].flatMap((element) =>
        element?.parentElement ? find(element.parentElement, role, name) : [],
      );
      return candidates.some((candidate) => candidate === target || candidate === active);
    },
    focus() {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement)) return 'nothing';
      const label = active.getAttribute('aria-label') ?? textOf(active).slice(0, 60);
      return `<${active.tagName.toLowerCase()} role="${active.getAttribute('role') ?? ''}"> ${label}`;
    },
    summary: () =>
      [
        location.pathname + location.search,
        ...find(document.body, 'heading').map(textOf),
        ...find(document.body, 'alert').map(textOf),
      ]
        .slice(0, 8)
        .join(' · '),
  };
}
