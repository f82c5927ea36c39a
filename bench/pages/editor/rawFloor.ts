import { enter, HTML } from './paragraphs';

/** A `contenteditable` with the browser's own editing, whose HTML is read after each change. */
let text: HTMLElement;
let length = 0;

enter({
  mount(host) {
    host.innerHTML = `<div class="editor" contenteditable="true">${HTML}</div>`;
    text = host.firstElementChild as HTMLElement;
    text.oninput = () => {
      length = text.innerHTML.length;
    };
  },
  unmount: () => text.remove(),
  reported: () => length,
});
