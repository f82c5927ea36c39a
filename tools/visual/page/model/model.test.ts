import { sampleReport } from '../page.fixtures';
import { axeDifference } from './axeDifference';
import { causesBy } from './causes';
import { differenceOf, type Pixels } from './compare';
import { countOf, marksOf } from './marks';
import { ageOf, byTerm, daysLeft, termOf } from './masks';
import { isResized, modeFor, pairOf } from './pair';

const { changes, masks, at } = sampleReport(60);
const ofKind = (kind: string) => changes.find((change) => change.kind === kind)!;
const pixels = (width: number, height: number, ...bytes: number[]): Pixels => ({
  width,
  height,
  bytes: Uint8ClampedArray.from(bytes),
});

describe('differenceOf', () => {
  it('sees a difference of one in one channel', () => {
    const { count, pixels: painted } = differenceOf(
      pixels(2, 1, 9, 9, 9, 255, 5, 5, 5, 255),
      pixels(2, 1, 9, 9, 9, 255, 5, 5, 6, 255),
    );

    expect(count).toBe(1);
    expect([...painted.bytes.slice(4)]).toEqual([255, 0, 128, 255]);
  });

  it('fades what is equal and counts what only one picture has', () => {
    const { count, pixels: painted } = differenceOf(
      pixels(1, 1, 0, 0, 0, 255),
      pixels(1, 2, 0, 0, 0, 255, 1, 1, 1, 255),
    );

    expect(count).toBe(1);
    expect([...painted.bytes.slice(0, 4)]).toEqual([191, 191, 191, 255]);
    expect(painted.height).toBe(2);
  });
});

describe('pairOf', () => {
  it('compares the two pictures of one run where a story is unstable', () => {
    const { left, right } = pairOf(ofKind('unstable'));

    expect([left?.role, right?.role]).toEqual(['first', 'second']);
  });

  it('is as large as the larger picture, and says when they differ', () => {
    const grown = changes.find(
      (change) => change.before && change.after && change.after.height > change.before.height,
    )!;

    expect(pairOf(grown).size.height).toBe(grown.after!.height);
    expect(isResized(pairOf(grown))).toBe(true);
    expect(isResized(pairOf(ofKind('new')))).toBe(false);
  });

  it('shows the only picture of a new or removed story, whatever was chosen', () => {
    expect(modeFor(pairOf(ofKind('new')), 'slider')).toBe('after');
    expect(modeFor(pairOf(ofKind('removed')), 'slider')).toBe('before');
    expect(modeFor(pairOf(ofKind('changed')), 'slider')).toBe('slider');
  });
});

describe('marksOf', () => {
  const wording = { ratio: String, unknown: '?', unnamed: '(none)' };

  it('numbers the stops of the Tab key from one', () => {
    expect(marksOf(changes[0]!, 'focus', wording).map((mark) => mark.text)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('marks a control without a name and a text with too little contrast', () => {
    expect(marksOf(changes[0]!, 'names', wording).map((mark) => mark.isFailing)).toEqual([
      false,
      true,
    ]);
    expect(marksOf(changes[0]!, 'contrast', wording).map((mark) => mark.isFailing)).toEqual([
      false,
      true,
    ]);
    expect(countOf(changes[0]!, 'contrast')).toBe(1);
  });

  it('has nothing to draw where the story could not be opened', () => {
    expect(marksOf(ofKind('removed'), 'focus', wording)).toEqual([]);
  });
});

describe('causesBy', () => {
  it('names each component once, by file or by token', () => {
    const sorted = causesBy([...changes[0]!.causes, ...changes[0]!.causes]);

    expect(sorted.components).toEqual([changes[0]!.title.split('/')[1]]);
    expect(sorted.tokens.every((cause) => cause.kind === 'token')).toBe(true);
  });
});

describe('axeDifference', () => {
  it('tells new from fixed from kept by rule and element', () => {
    const breach = (rule: string) => ({
      rule,
      impact: 'serious',
      target: 'a',
      help: '',
      box: null,
    });

    expect(
      axeDifference([breach('old'), breach('same')], [breach('same'), breach('fresh')]),
    ).toEqual({
      added: [breach('fresh')],
      fixed: [breach('old')],
      kept: [breach('same')],
    });
  });
});

describe('masks', () => {
  it('tell those that end first, for how long they have held, and when they have ended', () => {
    const [first] = byTerm(masks);

    expect([daysLeft(first!, at), termOf(first!, at)]).toEqual([4, 'soon']);
    expect([ageOf(first!, at), ageOf({ ...first!, since: '2026-11-21' }, at)]).toEqual([201, 0]);
    expect(termOf({ ...first!, until: '2026-11-20' }, at)).toBe('expired');
    expect(termOf({ ...first!, until: '2026-11-21' }, at)).toBe('soon');
    expect(termOf({ ...first!, until: '2027-03-01' }, at)).toBe('holds');
  });
});
