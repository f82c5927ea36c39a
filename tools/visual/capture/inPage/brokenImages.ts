/**
 * Returns the addresses of images on the page that could not be shown. It runs in the page, sent as
 * text, so it uses nothing from outside itself.
 */
export function brokenImages(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.getAttribute('src') || '')
    .filter((address) => address !== '');
}
