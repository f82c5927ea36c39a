import { numberIn } from '../picker';
import { enter, PEOPLE, type Person } from './people';

/**
 * Strings and `innerHTML`, of the rows in view and eight beyond, one index: the least a browser
 * has to do.
 */
const ROW = 40;
const BEYOND = 8;

let host: HTMLElement;
let index: readonly (readonly [text: string, Person])[] = [];
let offered: readonly Person[] = [];
let marked = new Set<string>();
let selected: readonly Person[] = [];

const row = ({ id, realname, phone }: Person, position: number, isMarked: boolean) =>
  `<div role="option" id="${id}" aria-selected="${isMarked}" style="position:absolute;top:${position * ROW}px;left:0;right:0">
<span>${isMarked ? '✓' : ''}</span><i><b>${realname.slice(0, 1)}</b></i><span>${realname}</span><span>${phone}</span></div>`;

const panel = (name: string, action: string) =>
  `<section aria-label="${name}"><h3>${name}</h3><input aria-label="搜索${name}">
<div role="listbox" aria-label="${name}" aria-multiselectable="true" tabindex="0"><div></div></div>
<footer><label><input type="checkbox"><span></span></label><button type="button">${action}</button></footer></section>`;

function draw(section: Element, people: readonly Person[], marks: ReadonlySet<string>) {
  const scroller = section.querySelector<HTMLElement>('[role=listbox]')!;
  const first = Math.max(0, Math.floor(scroller.scrollTop / ROW) - BEYOND);
  const end = Math.ceil((scroller.scrollTop + scroller.clientHeight) / ROW) + BEYOND;
  const canvas = scroller.firstElementChild as HTMLElement;
  canvas.style.cssText = `position:relative;height:${people.length * ROW}px`;
  canvas.innerHTML = people
    .slice(first, end)
    .map((person, at) => row(person, first + at, marks.has(person.id)))
    .join('');
  section.querySelector('label span')!.textContent = `全选 ${people.length} 人`;
}

const sections = () => host.querySelectorAll('section');

function search(text: string) {
  const query = text.trim().toLowerCase();
  const chosen = new Set(selected.map(({ id }) => id));
  offered = index
    .filter(
      ([words, { id, searchKeys }]) =>
        !chosen.has(id) &&
        (words.includes(query) || searchKeys.some((key) => key.startsWith(query))),
    )
    .map(([, person]) => person);
  draw(sections()[0]!, offered, marked);
}

enter({
  mount(element) {
    host = element;
    marked = new Set();
    selected = [];
    index = PEOPLE.map((person) => [`${person.realname}\n${person.phone}`.toLowerCase(), person]);
    host.innerHTML = `<div class="transfer">${panel('可选用户', '添加')}${panel('已选用户', '移除')}</div>`;
    const [left, right] = sections();
    const input = left!.querySelector('input')!;
    input.oninput = () => search(input.value);
    left!.querySelector<HTMLInputElement>('label input')!.onchange = () => {
      for (const { id } of offered) marked.add(id);
      draw(left!, offered, marked);
    };
    left!.querySelector('button')!.onclick = () => {
      selected = PEOPLE.filter(({ id }) => marked.has(id));
      marked = new Set();
      search(input.value);
      draw(right!, selected, marked);
    };
    search('');
    draw(right!, selected, marked);
  },
  unmount: () => void (host.innerHTML = ''),
  search: 'section input',
  markAll: () => host.querySelector<HTMLElement>('label input')!.click(),
  move: () => host.querySelector('button')!.click(),
  offered: () => numberIn(host.querySelector('label')?.textContent),
  selected: () => selected.length,
});
