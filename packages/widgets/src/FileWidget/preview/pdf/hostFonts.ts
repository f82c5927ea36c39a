/** Options of the context that PDF.js requests; the first request decides. */
const CONTEXT: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };

/**
 * Lets a canvas fall back to the fonts of the page for characters that the font of a file lacks:
 * Chinese fonts are often not part of a PDF, and not every machine has one. Resolves once the fonts
 * have the characters of `text`.
 */
export async function addHostFonts(canvas: HTMLCanvasElement, text: string): Promise<void> {
  const { fontFamily } = getComputedStyle(canvas);
  // Without them the text is drawn as far as the machine's fonts go.
  await document.fonts.load(`16px ${fontFamily}`, text).catch(() => []);
  const context = canvas.getContext('2d', CONTEXT);
  const font = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'font');
  if (!context || !font || Object.hasOwn(context, 'font')) return;
  Object.defineProperty(context, 'font', {
    get: () => font.get?.call(context) as string,
    set: (value: string) => {
      font.set?.call(context, `${value}, ${fontFamily}`);
    },
  });
}
