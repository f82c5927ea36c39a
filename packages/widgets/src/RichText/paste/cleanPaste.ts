import { setStyle } from '../../internal/richText/inlineStyles';
import { readColor } from '../model/colors';
import { declarationsOf } from '../model/readMarks';

/** Comments and deleted text of office programs. */
const REVIEW = [
  'a.msocomanchor, .MsoCommentReference, hr.msocomoff, [class*="TrackChangeTextDeletion"]',
  '.msoDel, del[cite], del[datetime], a[id^="cmnt_ref"]',
].join();

/** Inserted text of office programs, which is marked otherwise. */
const INSERTED = '.msoIns, ins[cite], ins[datetime]';

/**
 * Removes remarks and deleted text, which must not reach the readers of a report, and the marks of
 * inserted text. Style sheets would give these their colours, so it comes before them.
 */
export function dropReview(body: HTMLElement): void {
  body.querySelectorAll(REVIEW).forEach((element) => element.remove());
  for (const element of body.querySelectorAll(
    '[style*="mso-element"], [data-style*="mso-element"]',
  ))
    if (declarationsOf(element).get('mso-element')?.startsWith('comment')) element.remove();
  for (const note of body.querySelectorAll('a[id^="cmnt"]')) (note.closest('div') ?? note).remove();
  for (const element of body.querySelectorAll(INSERTED)) element.replaceWith(...element.childNodes);
}

/** Removes what programs add to the clipboard that is no part of the content. */
export function cleanPaste(body: HTMLElement): void {
  body.querySelectorAll('br.Apple-interchange-newline').forEach((line) => line.remove());
  for (const element of Array.from(body.querySelectorAll('*'))) {
    dropEmptyOffice(element);
    const style = declarationsOf(element);
    if (style.get('mso-hide') === 'all') element.remove();
    else if (style.size > 0) dropDefaults(element, style);
  }
  for (const image of body.querySelectorAll('img')) {
    // Pages that load pictures late have their addresses elsewhere until then.
    const late = image.getAttribute('data-src');
    if (late) image.setAttribute('src', late);
    dropSpacing(image);
  }
}

/** Word ends its paragraphs with `<o:p>&nbsp;</o:p>` where they are empty. */
function dropEmptyOffice(element: Element) {
  if (element.nodeName.toLowerCase() === 'o:p' && element.textContent.trim() === '')
    element.remove();
}

/** Removes the colours of plain paper, which would be unreadable in dark mode. */
function dropDefaults(element: Element, style: Map<string, string>) {
  const ink = readColor(style.get('color') ?? '');
  if (ink && isPlainInk(ink)) style.delete('color');
  for (const name of ['background', 'background-color'])
    if (readColor(style.get(name) ?? '') === '#ffffff') style.delete(name);
  setStyle(element, Array.from(style, ([name, value]) => `${name}:${value}`).join(';'));
}

/** Whether a colour is black or a dark grey. */
function isPlainInk(color: string) {
  const parts = [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));
  return Math.max(...parts) <= 0x66 && Math.max(...parts) - Math.min(...parts) <= 0x10;
}

/** One pixel is a beacon of a newsletter, not a picture. */
function dropSpacing(image: HTMLImageElement) {
  if (image.getAttribute('width') === '1' && image.getAttribute('height') === '1') image.remove();
}
