import { keepCentered } from './keepCentered';

let resize: () => void;
const observe = vi.fn();
beforeEach(() => {
  observe.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe;
      disconnect = () => {};
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Returns a list of a height, and the number of times that it was centred. */
function listOf(height: number) {
  const list = document.createElement('div');
  const row = list.appendChild(document.createElement('div'));
  const size = vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(height);
  const content = vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(1_000);
  const center = vi.fn(() => void (list.scrollTop = 120));
  keepCentered(list, [row], center);
  return { list, row, size, content, center };
}

describe('keepCentered', () => {
  it('centres whatever focus scrolled to before, and again with the height of its rows', () => {
    const { list, row, center } = listOf(300);
    expect(observe.mock.calls).toEqual([[list], [row, { box: 'border-box' }]]);
    list.scrollTop = 7;

    resize();
    resize();

    expect(center).toHaveBeenCalledTimes(2);
  });

  it('leaves a list alone once a person has scrolled', () => {
    const { list, center } = listOf(300);
    resize();
    list.scrollTop = 60;

    resize();

    expect(center).toHaveBeenCalledOnce();
    expect(list.scrollTop).toBe(60);
  });

  it('centres again where lower rows ended the list before its place', () => {
    const { list, content, center } = listOf(300);
    resize();
    content.mockReturnValue(400);
    list.scrollTop = 100;

    resize();

    expect(center).toHaveBeenCalledTimes(2);
  });

  it('waits for a list that is not shown yet', () => {
    const { size, center } = listOf(0);
    resize();
    expect(center).not.toHaveBeenCalled();
    size.mockReturnValue(300);

    resize();

    expect(center).toHaveBeenCalledOnce();
  });
});
