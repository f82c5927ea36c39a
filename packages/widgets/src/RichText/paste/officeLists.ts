import { declarationsOf } from '../model/readMarks';

/**
 * Makes lists of the paragraphs that Word and WPS write as items, with their marks as text, and of
 * the items of Word Online, each of which is a list of its own.
 */
export function buildLists(body: HTMLElement): void {
  for (const element of Array.from(body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))) {
    const [, level] = /level(\d)/.exec(declarationsOf(element).get('mso-list') ?? '') ?? [];
    if (level) replaceByItem(element, Number(level) - 1);
  }
  for (const item of Array.from(body.querySelectorAll('li[data-aria-level]'))) {
    const wrapper = item.closest('.ListContainerWrapper') ?? item.parentElement!;
    if (wrapper.querySelectorAll('li').length > 1 || wrapper === body) continue;
    const list = listOf(
      item.parentElement?.nodeName === 'OL',
      Number(item.getAttribute('data-aria-level')) - 1,
    );
    const number = Number(item.getAttribute('data-aria-posinset') ?? 1);
    if (isNested(list) === undefined && number !== 1)
      list.deepest.setAttribute('start', String(number));
    list.deepest.append(item);
    wrapper.replaceWith(list.root);
  }
  joinLists(body);
}

const isNested = ({ root, deepest }: BuiltList) => (root === deepest ? undefined : true);

interface BuiltList {
  root: Element;
  deepest: Element;
}

function replaceByItem(paragraph: Element, depth: number) {
  const mark = markOf(paragraph);
  const isNumbered = /^[(（]?(\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)）、．]/i.test(mark);
  const list = listOf(isNumbered, Math.min(depth, 8));
  const [, number] = /^[(（]?(\d+)/.exec(mark) ?? [];
  if (isNumbered && number && number !== '1') list.deepest.setAttribute('start', number);
  const item = paragraph.ownerDocument.createElement('li');
  paragraph.replaceWith(list.root);
  item.append(paragraph);
  list.deepest.append(item);
}

/** Removes the mark that is written as text, and returns it. */
function markOf(paragraph: Element): string {
  const marks = Array.from(paragraph.querySelectorAll('span')).filter((span) =>
    declarationsOf(span).get('mso-list')?.startsWith('ignore'),
  );
  const text = marks[0]?.textContent.trim() ?? '';
  marks.forEach((mark) => mark.remove());
  return text;
}

function listOf(isNumbered: boolean, depth: number): BuiltList {
  const root = document.createElement(isNumbered ? 'ol' : 'ul');
  let deepest: Element = root;
  for (let level = 0; level < depth; level += 1)
    deepest = deepest.appendChild(document.createElement(isNumbered ? 'ol' : 'ul'));
  return { root, deepest };
}

/** Joins lists that follow each other, for the second one continues the numbers. */
function joinLists(body: HTMLElement) {
  for (const list of Array.from(body.querySelectorAll('ul, ol'))) {
    const before = list.previousElementSibling;
    const isBeside =
      before !== null && /^(UL|OL)$/.test(before.nodeName) && !hasTextBetween(before, list);
    if (!isBeside) continue;
    const start = Number(list.getAttribute('start') ?? 1);
    if (before.nodeName === list.nodeName && start !== 1) list.removeAttribute('start');
    if (before.nodeName === list.nodeName) {
      before.append(...Array.from(list.childNodes));
      list.remove();
    }
  }
}

function hasTextBetween(before: Element, after: Element) {
  for (let node = before.nextSibling; node !== null && node !== after; node = node.nextSibling)
    if (node.nodeType === 3 && node.nodeValue!.trim() !== '') return true;
  return false;
}
