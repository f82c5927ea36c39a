import { enter, FIELDS, OPERATORS, type Condition } from './conditions';

/** Strings and `innerHTML`, native controls, one listener: the least a browser has to do. */
let host: HTMLElement;
let values: Condition[] = [];

const options = (list: readonly (readonly [string, string])[], selected: string) =>
  list
    .map(([key, text]) => `<option value="${key}"${key === selected ? ' selected' : ''}>${text}`)
    .join('');
const fields = FIELDS.map(({ field, label }) => [field, label] as const);

const row = ({ id, field, operator, value }: Condition) => `<li data-id="${id}">
<button type="button" aria-label="移动条件 ${id + 1}">⋮</button>
<select aria-label="字段">${options(fields, field)}</select>
<select aria-label="条件">${options(OPERATORS, operator)}</select>
<input aria-label="值" value="${value}">
<input type="checkbox" role="switch" aria-label="启用条件 ${id + 1}" checked>
<button type="button" aria-label="复制">⧉</button><button type="button" aria-label="删除">×</button></li>`;

const sentence = () =>
  values.map(({ field, operator, value }) => `${field} ${operator} ${value}`).join(' 或 ');

enter({
  mount(element, conditions) {
    host = element;
    values = [...conditions];
    host.innerHTML = `<ol class="rows">${values.map(row).join('')}</ol><p>${sentence()}</p>`;
    host.oninput = ({ target }) => {
      const input = target as HTMLInputElement;
      const id = Number(input.closest('li')!.dataset['id']);
      values[id] = { ...values[id]!, value: input.value };
      host.querySelector('p')!.textContent = sentence();
    };
  },
  unmount: () => void (host.innerHTML = ''),
  values: () => values.map(({ value }) => value),
  row: 'li',
  input: 'input:not([type])',
});
