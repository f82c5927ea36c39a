/** One condition of the measured filter. */
export interface Condition {
  id: number;
  field: string;
  operator: string;
  value: string;
}

/** Text fields of the measured filter. */
export const FIELDS = Array.from({ length: 20 }, (_, index) => ({
  field: `field${index}`,
  label: `字段${index + 1}`,
}));

/** Operators of a text field. */
export const OPERATORS = [
  ['EQ', '等于'],
  ['NE', '不等于'],
  ['LIKE', '包含'],
  ['NOTLIKE', '不包含'],
  ['ISNULL', '为空'],
  ['ISNOTNULL', '不为空'],
] as const;

/** Returns so many complete conditions. */
export const makeConditions = (count: number): Condition[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    field: FIELDS[id % FIELDS.length]!.field,
    operator: 'LIKE',
    value: `候选人${id}`,
  }));

/** Position of the condition that is typed into. */
export const TYPED = 50;

/** Operations of every page. */
export interface FilterPage {
  mount(host: HTMLElement, conditions: readonly Condition[]): void;
  unmount(): void;
  /** Selects the condition’s elements. */
  row: string;
  /** Selects the text input in a row. */
  input: string;
  /** Returns the values as the page holds them. @default those of its inputs */
  values?(): readonly string[];
}

/** Registers the page for measuring. */
export function enter({ mount, unmount, row, input, values }: FilterPage): void {
  const rows = () => document.querySelectorAll(row);
  const typed = () => rows()[TYPED]!.querySelector<HTMLInputElement>(input);
  Object.assign(window, {
    contestant: {
      mount: (host: HTMLElement) => mount(host, makeConditions(100)),
      unmount,
      reveal: () => rows()[TYPED]!.scrollIntoView({ block: 'center' }),
      type: (text: string) => typeInto(typed()!, text),
      facts: () => ({
        count: rows().length,
        typed: values ? values()[TYPED] : typed()?.value,
      }),
    },
  });
}

/** Adds text at the end of an input as a keystroke does. */
export function typeInto(input: HTMLInputElement, text: string): void {
  writeInto(input, input.value + text);
}

/** Replaces the text of an input as pasting over all of it does. */
export function writeInto(input: HTMLInputElement, text: string): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  write.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
