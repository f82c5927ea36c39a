import { CELL, enter, found, PICTURES, type Picture } from './pictures';

/** Strings and `innerHTML`, of the rows in view and two beyond. */
const BEYOND = 2;

let host: HTMLElement;
let pictures: readonly Picture[] = PICTURES;
let selected = new Set<string>();

const scroller = () => host.querySelector<HTMLElement>('[role=grid]')!;

const cell = ({ id, originalName, filePath }: Picture) =>
  `<div role="gridcell" aria-selected="${selected.has(id)}"><span><img src='${filePath}' alt=""></span><b>${originalName}</b><i>${selected.has(id) ? '✓' : ''}</i></div>`;

function draw() {
  const view = scroller();
  const columns = Math.max(1, Math.floor(view.clientWidth / CELL.width));
  const rows = Math.ceil(pictures.length / columns);
  const first = Math.max(0, Math.floor(view.scrollTop / CELL.height) - BEYOND);
  const end = Math.min(
    rows,
    Math.ceil((view.scrollTop + view.clientHeight) / CELL.height) + BEYOND,
  );
  let html = '';
  for (let row = first; row < end; row += 1)
    html += `<div role="row" style="position:absolute;top:${row * CELL.height}px;left:0;right:0">${pictures
      .slice(row * columns, (row + 1) * columns)
      .map(cell)
      .join('')}</div>`;
  const canvas = view.firstElementChild as HTMLElement;
  canvas.style.cssText = `position:relative;height:${rows * CELL.height}px`;
  canvas.innerHTML = html;
}

enter({
  mount(element) {
    host = element;
    pictures = PICTURES;
    selected = new Set();
    host.innerHTML =
      '<header><input type="search"><button>全选</button></header><div role="grid" tabindex="0"><div></div></div>';
    host.querySelector('input')!.oninput = ({ currentTarget }) => {
      pictures = found((currentTarget as HTMLInputElement).value);
      draw();
    };
    host.querySelector('button')!.onclick = () => {
      selected = new Set(pictures.map(({ id }) => id));
      draw();
    };
    scroller().onscroll = draw;
    draw();
  },
  unmount: () => void (host.innerHTML = ''),
  scroller,
  selectAll: () => host.querySelector('button')!.click(),
  cells: '[role=gridcell]',
  selected: '[aria-selected=true]',
});
