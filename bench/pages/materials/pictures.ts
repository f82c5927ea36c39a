import { typeInto, writeInto } from '../filter/conditions';

/** A picture of a library. */
export interface Picture {
  id: string;
  originalName: string;
  filePath: string;
}

/** Width and height of a cell in pixels. */
export const CELL = { width: 160, height: 176 };

/** Label of the button that selects all pictures. */
export const SELECT_ALL = '全选';

/** Ten thousand pictures. */
export const PICTURES: readonly Picture[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index + 1}`,
  originalName: `证件样例 ${index + 1}.png`,
  filePath: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="hsl(${(index * 37) % 360} 60% 60%)"/></svg>`,
}));

/** Returns the pictures that a search finds. */
export const found = (query: string): readonly Picture[] =>
  PICTURES.filter(({ originalName }) => originalName.toLowerCase().includes(query.toLowerCase()));

/** Operations of every page. */
export interface MaterialsPage {
  mount(host: HTMLElement): void;
  unmount(): void;
  /** The element that scrolls. */
  scroller(): HTMLElement;
  /** Selects every picture that is found. */
  selectAll(): void | Promise<void>;
  /** Selects what is one picture in the document. */
  cells: string;
  /** Selects what is one selected picture in the document. */
  selected: string;
}

/** Registers the page for measuring. */
export function enter(page: MaterialsPage): void {
  const { mount, unmount, selectAll } = page;
  const search = () =>
    document.querySelector<HTMLInputElement>('#host header input, #host input[type=search]')!;
  const count = (selector: string) => document.querySelectorAll(`#host ${selector}`).length;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  Object.assign(window, {
    contestant: {
      mount,
      unmount,
      selectAll,
      async scroll(far: number) {
        const scroller = page.scroller();
        for (let top = 200; top <= far; top += 200) {
          scroller.scrollTop = top;
          await frame();
        }
        scroller.scrollTop = 0;
        await frame();
      },
      type: (text: string) => typeInto(search(), text),
      clear: () => writeInto(search(), ''),
      facts: () => {
        const cells = count(page.cells);
        const first = document.querySelector(`#host ${page.cells}`)?.textContent ?? '';
        const selected = count(page.selected);
        return {
          isFilled: cells >= 20,
          isFirst: first.includes('证件样例 1.png'),
          isSearched: cells > 0 && first.includes('5801'),
          isAllSelected: cells > 0 && selected === cells,
        };
      },
    },
  });
}
