import { regionTable, type Region } from '@mingjian/widgets/regions';
import { typeInto } from '../filter/conditions';
import { press } from '../picker';

/** A region as the options of a library. */
export interface RegionOption {
  value: string;
  label: string;
  children?: RegionOption[];
}

/** Returns the regions of the table as options. */
export const regionOptions = (): RegionOption[] => regionTable().provinces.map(optionOf);

function optionOf({ code, name, children }: Region): RegionOption {
  return {
    value: code,
    label: name,
    ...(children.length > 0 && { children: children.map(optionOf) }),
  };
}

/** Operations of every page. All of its members but the first two are selectors. */
export interface CascaderPage {
  mount(host: HTMLElement): void;
  unmount(): void;
  /** The element that opens the panel. */
  trigger: string;
  /** The search field. */
  search: string;
  /** The options of the panel's columns. */
  options: string;
  /** The regions found. */
  results: string;
}

/** Registers the page for measuring. */
export function enter(page: CascaderPage): void {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  Object.assign(window, {
    contestant: {
      mount: (host: HTMLElement) => page.mount(host),
      unmount: () => page.unmount(),
      open: () => press(document.querySelector(page.trigger)),
      type: (text: string) =>
        typeInto(document.querySelector<HTMLInputElement>(page.search)!, text),
      facts: () => ({
        triggers: count(page.trigger),
        options: count(page.options),
        results: count(page.results),
      }),
    },
  });
}
