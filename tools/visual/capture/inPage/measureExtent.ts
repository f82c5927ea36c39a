/**
 * Width and height that hold everything that is drawn, also below the window's edge, but at most
 * `longest` pixels. It runs in the page, sent as text, so it uses nothing from outside itself.
 */
export function measureExtent(longest: number): { width: number; height: number } {
  const scrolls = [document.documentElement, document.body].every(
    (element) => getComputedStyle(element).overflowY !== 'hidden',
  );
  const lowest = scrolls ? longest : innerHeight;
  let right = 0;
  let bottom = 0;
  const measure = (element: Element, clipRight: number, clipBottom: number) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || element.matches('.sb-wrapper')) return;
    const fixed = style.position === 'fixed';
    const box = element.getBoundingClientRect();
    const ends = {
      right: Math.min(box.right, fixed ? innerWidth : clipRight),
      bottom: Math.min(box.bottom, fixed ? innerHeight : clipBottom),
    };
    if (box.width > 0 && box.height > 0) {
      right = Math.max(right, ends.right);
      bottom = Math.max(bottom, ends.bottom);
    }
    // What an element cuts off is not in the picture: rows of a long list lie there or not, by
    // chance.
    const cuts = style.overflow !== 'visible' && style.display !== 'contents';
    const clip = cuts
      ? ends
      : { right: fixed ? innerWidth : clipRight, bottom: fixed ? innerHeight : clipBottom };
    for (const child of element.children) measure(child, clip.right, clip.bottom);
  };
  for (const child of document.body.children) measure(child, innerWidth, lowest);
  // Shadows and focus rings reach beyond their boxes.
  const round = (value: number, most: number) =>
    Math.min(most, Math.ceil((Math.max(0, value) + 24) / 8) * 8);
  // What ends at the window's edge is as high as the window.
  const most = bottom > innerHeight ? lowest : innerHeight;
  return { width: round(right, innerWidth), height: round(bottom, most) };
}
