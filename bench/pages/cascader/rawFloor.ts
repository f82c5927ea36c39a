import { regionTable, type Region } from '@mingjian/widgets/regions';
import { enter } from './regions';

/** Strings and `innerHTML`, one index of names: the least a browser has to do. */
const MOST = 50;

let host: HTMLElement;
let panel: HTMLElement;
let entries: readonly (readonly [path: string, Region])[] = [];

const option = ({ code, name }: Region) =>
  `<div role="option" tabindex="-1" data-code="${code}"><span>${name}</span><svg viewBox="0 0 24 24" width="16" height="16"><path d="m9 18 6-6-6-6"/></svg></div>`;

const pathOf = ({ name, parent }: Region): string =>
  parent ? `${pathOf(parent)} / ${name}` : name;

function open() {
  entries = regionTable().all.map((region) => [pathOf(region), region]);
  panel = document.createElement('div');
  panel.className = 'cascader';
  panel.innerHTML = `<input role="combobox" aria-label="搜索地区"><p>行政区划</p>
<div class="columns"><div role="listbox" aria-label="省份">${regionTable().provinces.map(option).join('')}</div></div>`;
  const input = panel.querySelector('input')!;
  input.oninput = () => search(input.value);
  document.body.append(panel);
  input.focus();
}

function search(query: string) {
  const found = entries.filter(([path]) => path.replaceAll(' / ', '').includes(query));
  panel.querySelector('p')!.textContent = `找到 ${found.length} 个地区`;
  panel.querySelector('.columns')!.innerHTML = `<div role="listbox" class="results">${found
    .slice(0, MOST)
    .map(
      ([path, { code }]) =>
        `<div role="option" tabindex="-1" data-code="${code}"><span>${path}</span><small>${code}</small></div>`,
    )
    .join('')}</div>`;
}

enter({
  mount(element) {
    host = element;
    host.innerHTML =
      '<div><label>地区</label><button type="button" role="combobox">请选择地区</button></div>';
    host.querySelector('button')!.onclick = open;
  },
  unmount() {
    host.innerHTML = '';
    panel.remove();
  },
  trigger: 'button[role=combobox]',
  search: '.cascader input',
  options: '.columns [role=listbox]:not(.results) [role=option]',
  results: '.results [role=option]',
});
