// @vitest-environment jsdom
import { guardFileDrops } from './guardFileDrops';

function drag(name: string, type: string, target: Element = document.body) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const dataTransfer = { types: [type], dropEffect: 'copy' };
  target.dispatchEvent(Object.assign(event, { dataTransfer }));
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

describe('a file beside the areas that take files', () => {
  let stop: () => void;
  beforeEach(() => void (stop = guardFileDrops()));
  afterEach(() => stop());

  it.each(['dragover', 'drop'])('is refused on %s, and opened by no browser', (name) => {
    expect(drag(name, 'Files')).toEqual({ isPrevented: true, effect: 'none' });
  });

  it('leaves dragged texts, inputs of files and the areas alone', () => {
    document.body.innerHTML = '<input type="file"><div></div>';
    const [input, area] = document.body.children;
    area!.addEventListener('dragover', (event) => event.preventDefault());

    expect(drag('dragover', 'text/plain').isPrevented).toBe(false);
    expect(drag('dragover', 'Files', input).isPrevented).toBe(false);
    expect(drag('dragover', 'Files', area).effect).toBe('copy');
  });
});
