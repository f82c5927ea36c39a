/** Returns the words of a sanitised rich text, those of each paragraph on a line of its own. */
export function plainText(html: string): string {
  if (!html.includes('<')) return html;
  return html
    .replaceAll(/<\/(p|li|tr|h[1-6]|blockquote|div)>|<br[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  amp: '&',
};
