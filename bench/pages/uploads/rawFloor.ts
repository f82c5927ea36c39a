import { count, enter, send } from './files';

/** A list of names with bars, three files at once. */
let host: HTMLElement;

async function sendAll(files: readonly File[]) {
  const list = host.querySelector('ul')!;
  list.innerHTML = files
    .map(({ name }) => `<li>${name}<progress max="100"></progress><button>×</button></li>`)
    .join('');
  const waiting = [...list.children];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const bar = row.querySelector('progress')!;
      await send((percent) => {
        bar.value = percent;
      });
      bar.remove();
    }
  };
  await Promise.all([work(), work(), work()]);
}

enter({
  mount(element) {
    host = element;
    host.innerHTML = '<input type="file" multiple><ul></ul>';
    const input = host.querySelector('input')!;
    input.onchange = () => void sendAll([...input.files!]);
  },
  unmount: () => void (host.innerHTML = ''),
  rows: () => count('#host li'),
});
