// @vitest-environment jsdom
import { findField, hrefOf } from './findField';

function page(html: string) {
  document.body.innerHTML = html;
  return (fieldId: string) => findField({ fieldId, message: '' }, document)?.id;
}

describe('findField', () => {
  it('finds the field itself, and in a group the selected control or the first enabled one', () => {
    const found = page(`
      <input id="name">
      <fieldset id="sex"><input type="radio" id="f"><input type="radio" id="m" checked></fieldset>
      <div id="scope"><input type="checkbox" id="a" disabled><input type="checkbox" id="b"></div>
      <p id="text"></p>`);

    expect(['name', 'sex', 'scope', 'text', 'gone'].map(found)).toEqual([
      'name',
      'm',
      'b',
      'text',
      undefined,
    ]);
  });

  it('finds nothing for a link to another page', () => {
    expect(findField({ href: '/orders/1#name', message: '' }, document)).toBeNull();
    expect(hrefOf({ href: '/orders/1#name', message: '' })).toBe('/orders/1#name');
  });
});
