const FILES = 200;

/** Milliseconds of one upload, and the number of its progress reports. */
const TIME = 20;
const REPORTS = 4;

let inFlight = 0;
let most = 0;
let finished = 0;

/** Sends a file: reports its progress in percent a few times, and ends. */
export async function send(report: (percent: number) => void): Promise<string> {
  inFlight += 1;
  most = Math.max(most, inFlight);
  for (let sent = 1; sent <= REPORTS; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, TIME / REPORTS));
    report((sent / REPORTS) * 100);
  }
  inFlight -= 1;
  finished += 1;
  return `/uploads/${finished}.pdf`;
}

/** Registers the page for measuring. `rows` counts the files that the page shows. */
export function enter(page: {
  mount(host: HTMLElement): void;
  unmount(): void;
  rows(): number;
}): void {
  const { mount, unmount } = page;
  Object.assign(window, {
    contestant: {
      mount(host: HTMLElement) {
        [most, finished] = [0, 0];
        mount(host);
      },
      unmount,
      /** Selects the files as a person does. */
      select() {
        const chosen = new DataTransfer();
        for (let index = 1; index <= FILES; index += 1)
          chosen.items.add(new File(['%PDF-1.7'], `证明材料 ${index}.pdf`));
        const input = document.querySelector<HTMLInputElement>('#host input[type=file]')!;
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      facts: () => ({ finished, rows: page.rows(), most }),
    },
  });
}

/** Returns how many elements a selector finds. */
export const count = (selector: string): number => document.querySelectorAll(selector).length;
