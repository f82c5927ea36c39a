import { typeInto } from '../filter/conditions';

/** Text fields of the measured form. */
export const FIELDS = Array.from({ length: 60 }, (_, index) => ({
  field: `field${index}`,
  label: `字段${index + 1}`,
}));

export const VALUES: Readonly<Record<string, string>> = Object.fromEntries(
  FIELDS.map(({ field }, index) => [field, `上海明远人力资源有限公司${index}`]),
);

/** Position of the field that is typed into. */
export const TYPED = 30;

/** Operations of every page. */
export interface FormPage {
  mount(host: HTMLElement): void;
  unmount(): void;
  /** Returns a value as the form holds it. */
  valueOf(field: string): unknown;
}

/** Registers the page for measuring. */
export function enter(page: FormPage): void {
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('form input[id]')];
  Object.assign(window, {
    contestant: {
      mount: (host: HTMLElement) => page.mount(host),
      unmount: () => page.unmount(),
      reveal: () => inputs()[TYPED]!.scrollIntoView({ block: 'center' }),
      type: (text: string) => typeInto(inputs()[TYPED]!, text),
      facts: () => ({ count: inputs().length, typed: page.valueOf(FIELDS[TYPED]!.field) }),
    },
  });
}
