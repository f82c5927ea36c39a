import { enter, groups, TYPES } from './items';

/** Strings and `innerHTML`, native controls without a library: the least a browser has to do. */
let root: HTMLElement;
const titles = groups[0]!.dataForm.map(({ title }) => title);
const options = TYPES.map((type) => `<option>${type}</option>`).join('');
const item = ({ title, labelCh, labelEn }: (typeof groups)[0]['dataForm'][0]) =>
  `<li><input aria-label="题目" value="${title}"><input aria-label="中文" value="${labelCh}">` +
  `<input aria-label="英文" value="${labelEn}"><select>${options}</select>` +
  `<label><input type="checkbox">概述</label><button>↑</button><button>↓</button><button>×</button></li>`;

enter({
  mount(host) {
    host.innerHTML = `<div>${groups
      .map(
        ({ table, dataForm }, index) =>
          `<details${index === 0 ? ' open' : ''}><summary>${table}</summary>${
            index === 0 ? `<ul class="rows">${dataForm.map(item).join('')}</ul>` : ''
          }</details>`,
      )
      .join('')}</div>`;
    root = host.firstElementChild as HTMLElement;
    root.addEventListener('input', ({ target }) => {
      const row = (target as HTMLElement).closest('li')!;
      titles[[...row.parentElement!.children].indexOf(row)] = (target as HTMLInputElement).value;
    });
    root.addEventListener('click', ({ target }) => {
      const row = (target as HTMLElement).closest('li');
      if (!row || (target as HTMLElement).textContent !== '↑') return;
      const at = [...row.parentElement!.children].indexOf(row);
      titles.splice(at - 1, 0, ...titles.splice(at, 1));
      row.previousElementSibling!.before(row);
    });
  },
  unmount: () => root.remove(),
  titleAt: (index) => titles[index]!,
  row: '.rows > li',
  up: 'button',
});
