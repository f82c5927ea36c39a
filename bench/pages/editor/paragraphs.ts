/** Number of the paragraphs of the text. */
const PARAGRAPHS = 2_000;

/** Words before, within and after the bold part of a paragraph. */
export const PARTS: readonly (readonly [before: string, bold: string, after: string])[] =
  Array.from({ length: PARAGRAPHS }, (_, index) => [
    `第 ${index + 1} 段：与`,
    '原单位人事',
    '核实，任职时间一致。',
  ]);

export const HTML: string = PARTS.map(
  ([before, bold, after]) => `<p>${before}<strong>${bold}</strong>${after}</p>`,
).join('');

/** The document as slate has it. */
export const BLOCKS = PARTS.map(([before, bold, after]) => ({
  type: 'p',
  children: [{ text: before }, { text: bold, bold: true }, { text: after }],
}));

/** Operations of every page. */
export interface EditorPage {
  mount(host: HTMLElement): void;
  unmount(): void;
  /** Returns the number of characters that the page has reported. */
  reported(): number;
}

const blocks = () =>
  document.querySelectorAll('#host [contenteditable=true] :is(p, [data-slate-node=element])');

/** Registers the page for measuring. */
export function enter({ mount, unmount, reported }: EditorPage): void {
  Object.assign(window, {
    contestant: {
      mount,
      unmount,
      /** Puts the caret at the end of the first paragraph. */
      async place() {
        document.querySelector<HTMLElement>('#host [contenteditable=true]')!.focus();
        getSelection()!.selectAllChildren(blocks()[0]!);
        getSelection()!.collapseToEnd();
      },
      facts: () => ({
        paragraphs: blocks().length,
        end: blocks()[0]?.textContent.slice(-4) ?? '',
        isReported: reported() > 40_000,
      }),
    },
  });
}
