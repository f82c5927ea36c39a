import type { Pixels } from '../pixels';
import type { Cause, Change, ChangeKind } from '../report';
import { groupChanges, signatureOf } from './groups';
import { findRegions } from './regions';
import { readSigns } from './signs';

type Colour = [number, number, number];
type Box = [x: number, y: number, width: number, height: number, colour: Colour];
const BLUE: Colour = [0x2f, 0x7d, 0xee];
const NEXT_BLUE: Colour = [0x2f, 0x7d, 0xef];
const RED: Colour = [200, 30, 30];

/** A white sheet with rectangles on it. */
function draw(width: number, height: number, ...boxes: Box[]): Pixels {
  const bytes = new Uint8Array(width * height * 3).fill(255);
  for (const [left, top, wide, high, colour] of boxes)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) bytes.set(colour, (y * width + x) * 3);
  return { width, height, bytes };
}

/** Something uneven, so that its place can be told. */
const mark = (x: number, y: number, colour: Colour = BLUE): Box[] => [
  [x, y, 20, 3, colour],
  [x, y, 3, 12, colour],
  [x + 8, y + 6, 5, 5, colour],
];

const token = (name: string, before: string, after: string): Cause => ({
  kind: 'token',
  name,
  component: null,
  before,
  after,
});
const accent = token('color.accent', '#2f7dee', '#2f7def');
const file = (name: string): Cause => ({
  kind: 'file',
  name,
  component: /src\/([A-Z]\w*)\//.exec(name)?.[1] ?? null,
  before: null,
  after: null,
});
const buttonStyles = file('packages/ui/src/Button/Button.styles.ts');

function change(
  id: string,
  title: string,
  [before, after]: readonly [Pixels, Pixels],
  causes: Cause[] = [],
  kind: ChangeKind = 'changed',
) {
  const [story = '', cell = ''] = id.split('/');
  const regions = findRegions(before, after);
  const signs = readSigns(before, after, regions);
  const plain = { id, kind, story, cell, title, regions, signs, causes };
  const whole = plain as unknown as Omit<Change, 'group'>;
  return { ...whole, signature: signatureOf(whole, before, after) };
}

const recoloured = (at = 20, to: Colour = NEXT_BLUE) =>
  [draw(80, 60, ...mark(at, 20)), draw(80, 60, ...mark(at, 20, to))] as const;
const moved = (by = 1) =>
  [draw(80, 60, ...mark(20, 20)), draw(80, 60, ...mark(20 + by, 20))] as const;
const grown = () =>
  [draw(80, 60, [5, 5, 30, 8, BLUE]), draw(80, 62, [5, 5, 30, 10, BLUE])] as const;
const lost = () => [draw(80, 60, [10, 10, 40, 1, BLUE]), draw(80, 60)] as const;

const membersOf = (changes: Parameters<typeof groupChanges>[0]) =>
  groupChanges(changes).groups.map((group) => group.changes);

describe('groups by cause', () => {
  it('are one for one pixel of padding in one component, whatever it does to pictures', () => {
    const { groups } = groupChanges([
      change('parts-button--a/light-zh', 'Parts/Button', moved(1), [buttonStyles]),
      change('parts-button--b/phone', 'Parts/Button', grown(), [buttonStyles]),
      change('parts-dialog--a/light-zh', 'Parts/Dialog', moved(3), [buttonStyles]),
      change('parts-dialog--b/light-zh', 'Parts/Dialog', recoloured(), [buttonStyles]),
    ]);

    expect(groups).toMatchObject([{ by: 'cause', causes: [{ name: buttonStyles.name }] }]);
  });

  it('are one for one token, in both modes and all components', () => {
    const dark = token('color.accent (dark)', '#6ea8ff', '#6ea8fe');
    const causes = [accent, dark, buttonStyles];

    const { groups } = groupChanges([
      change('parts-button--a/light-zh', 'Parts/Button', recoloured(), causes),
      change('parts-button--a/dark-zh', 'Parts/Button', lost(), causes),
      change('parts-tag--a/light-en', 'Parts/Tag', recoloured(30, RED), [accent, dark]),
    ]);

    expect(groups).toHaveLength(1);
    expect(groups[0]!.causes.map(({ name }) => name)).toEqual([
      'color.accent',
      'color.accent (dark)',
    ]);
  });

  it('are one for tokens of one palette colour: they took the same step', () => {
    const focus = token('color.focus', '#2f7dee', '#2f7def');

    const { groups } = groupChanges([
      change('parts-button--a/light-zh', 'Parts/Button', recoloured(), [accent, focus]),
      change('parts-tag--a/light-zh', 'Parts/Tag', recoloured(), [accent]),
      change('parts-link--a/light-zh', 'Parts/Link', recoloured(), [focus]),
    ]);

    expect(groups).toMatchObject([{ causes: [{ name: 'color.accent' }, { name: 'color.focus' }] }]);
  });

  it('part two tokens by the one whose step of colour is in the picture', () => {
    const danger = token('color.danger', '#c81e1e', '#c81e1f');
    const both = [accent, danger];

    expect(
      membersOf([
        change('a--a/light-zh', 'Parts/A', recoloured(), both),
        change('b--a/light-zh', 'Parts/B', recoloured(30), both),
        change(
          'c--a/light-zh',
          'Parts/C',
          [draw(80, 60, ...mark(20, 20, RED)), draw(80, 60, ...mark(20, 20, [200, 30, 31]))],
          both,
        ),
      ]),
    ).toEqual([['a--a/light-zh', 'b--a/light-zh'], ['c--a/light-zh']]);
  });

  it('blame no colour for what moved, no distance for a colour, and neither for what is read aloud', () => {
    const space = token('space.md', '12px', '14px');
    const texts = file('packages/ui/src/Button/Button.texts.ts');
    const causes = [accent, space, texts];

    const { groups } = groupChanges([
      change('a--a/light-zh', 'Parts/A', moved(), causes),
      change('b--a/light-zh', 'Parts/B', recoloured(), causes),
      change('c--a/spoken-zh', 'Parts/C', recoloured(), causes),
    ]);

    expect(
      groups.map(({ changes, causes: [cause] }) => [changes[0], cause!.name]).toSorted(),
    ).toEqual([
      ['a--a/light-zh', 'space.md'],
      ['b--a/light-zh', 'color.accent'],
      ['c--a/spoken-zh', texts.name],
    ]);
  });

  it('blame the component’s own styles before foreign ones, and a file of styles before others', () => {
    const dialogStyles = file('packages/ui/src/Dialog/Dialog.styles.ts');
    const shell = file('packages/ui/src/Dialog/Dialog.tsx');
    const all = [shell, buttonStyles, dialogStyles];

    expect(
      membersOf([
        change('parts-button--a/light-zh', 'Parts/Button', moved(), all),
        change('parts-dialog--a/light-zh', 'Parts/Dialog', moved(), all),
      ]).toSorted(),
    ).toEqual([['parts-button--a/light-zh'], ['parts-dialog--a/light-zh']]);
  });

  it('keep kinds apart, and stand by component with equal changes side by side', () => {
    expect(
      membersOf([
        change('a--1/light-zh', 'Parts/A', moved(1), [buttonStyles]),
        change('b--1/light-zh', 'Parts/B', moved(1), [buttonStyles]),
        change('a--2/light-zh', 'Parts/A', grown(), [buttonStyles]),
        change('a--3/light-zh', 'Parts/A', moved(1), [buttonStyles]),
        change('a--4/light-zh', 'Parts/A', moved(1), [buttonStyles], 'new'),
      ]),
    ).toEqual([
      ['a--1/light-zh', 'a--3/light-zh', 'a--2/light-zh', 'b--1/light-zh'],
      ['a--4/light-zh'],
    ]);
  });
});

describe('groups without a cause', () => {
  it('put the same step of a colour together, whatever the component and the place', () => {
    const one = change('a/light-zh', 'Parts/A', recoloured(20, RED));
    const two = change('b/light-zh', 'Parts/B', [
      draw(90, 60, [5, 5, 30, 8, BLUE]),
      draw(90, 60, [5, 5, 30, 8, RED]),
    ]);

    expect(groupChanges([one, two]).groups).toMatchObject([
      { changes: ['a/light-zh', 'b/light-zh'], by: 'pixels', causes: [] },
    ]);
  });

  it('leave a lost border alone among new colours of the same component', () => {
    const others = ['x', 'y'].map((name) =>
      change(`${name}/light-zh`, 'Parts/A', recoloured(20, RED)),
    );

    expect(membersOf([change('z/light-zh', 'Parts/A', lost()), ...others])).toEqual([
      ['x/light-zh', 'y/light-zh'],
      ['z/light-zh'],
    ]);
  });
});
