// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { keepFocus } from './keepFocus';

/** Shows markup with the focus watched; `#here` has it. */
function setUp(markup: string) {
  document.body.innerHTML = markup;
  const stop = keepFocus();
  onTestFinished(() => {
    stop();
    document.body.innerHTML = '';
  });
  const at = (id: string) => document.getElementById(id)!;
  at('here').focus();
  return { at };
}

const focused = () => document.activeElement?.id;

/** Two frames and a little, in which nothing more happens. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('keepFocus', () => {
  it('goes to the heading of the page when the button that was pressed is gone', async () => {
    const { at } = setUp(
      '<div role="tabpanel"><h1 id="title">MJ1</h1><button id="here">接单</button></div>',
    );

    at('here').remove();

    await waitFor(() => expect(focused()).toBe('title'));
  });

  it('knows the element that had the focus before it was loaded', async () => {
    document.body.innerHTML =
      '<main><h1 id="title">MJ1</h1><button id="early">登录</button></main>';
    document.getElementById('early')!.focus();
    const stop = keepFocus();
    onTestFinished(stop);

    document.getElementById('early')!.remove();

    await waitFor(() => expect(focused()).toBe('title'));
  });

  it('goes to the selected tab when a tab is closed', async () => {
    const { at } = setUp(
      `<main><h1 id="title">x</h1></main><div role="tablist">
        <button role="tab" aria-selected="true" id="selected"></button>
        <span id="last"><button role="tab" id="here"></button></span></div>`,
    );

    at('last').remove();

    await waitFor(() => expect(focused()).toBe('selected'));
  });

  it('goes to the cell that the grid offers when a row is deleted from a dialog', async () => {
    const { at } = setUp(
      `<div role="tabpanel"><h1>x</h1><table role="grid"><tbody>
        <tr id="row"><td tabindex="-1" id="here"></td></tr>
        <tr><td tabindex="0" id="next"></td></tr></tbody></table></div>
       <div role="dialog" id="dialog"><button id="confirm"></button></div>`,
    );
    at('confirm').focus();

    at('row').remove();
    at('dialog').remove();

    await waitFor(() => expect(focused()).toBe('next'));
  });

  it('waits for the heading of a page that is still loading', async () => {
    const { at } = setUp('<main><button id="here"></button></main>');
    at('here').remove();
    await idle();
    expect(document.body).toHaveFocus();

    document.querySelector('main')!.innerHTML = '<h1 id="title">x</h1>';

    await waitFor(() => expect(focused()).toBe('title'));
  });

  it('goes to the heading when the button that was pressed becomes disabled', async () => {
    const { at } = setUp('<main><h1 id="title">x</h1><button id="here"></button></main>');

    at('here').setAttribute('disabled', '');
    at('here').blur();

    await waitFor(() => expect(focused()).toBe('title'));
  });

  it('gives no focus to a person who clicked beside everything', async () => {
    const { at } = setUp('<main><h1>x</h1><button id="here"></button></main>');
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    at('here').blur();

    at('here').remove();
    await idle();

    expect(document.body).toHaveFocus();
  });

  it('leaves the focus alone where it is', async () => {
    const { at } = setUp('<main><h1>x</h1><button id="here"></button><p id="text"></p></main>');

    at('text').remove();
    await idle();

    expect(focused()).toBe('here');
  });
});
