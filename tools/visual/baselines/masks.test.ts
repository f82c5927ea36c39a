import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paintOver } from '../pixels';
import { isExpired, readMasks } from './masks';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'mingjian-masks-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const mask = {
  story: 'parts-map--tiles',
  selector: '.tiles',
  reason: 'Tiles come from a server.',
  by: 'Li',
  since: '2026-11-21',
  until: '2026-12-31',
};

function read(...masks: object[]) {
  const file = path.join(folder, 'masks.json');
  writeFileSync(file, JSON.stringify(masks));
  return readMasks(file);
}

describe('masks', () => {
  it('hold for all cells unless they name one', () => {
    expect(read(mask)).toEqual([{ ...mask, cell: null }]);
  });

  it.each(['story', 'selector', 'reason', 'by', 'since', 'until'])(
    'are refused without their %s',
    (field) => {
      expect(() => read({ ...mask, [field]: undefined })).toThrow(/Mask 1/);
    },
  );

  it('are refused when a day is none, or the last comes before the first', () => {
    expect(() => read({ ...mask, since: '2026-13-45' })).toThrow(/no first day/);
    expect(() => read({ ...mask, since: '2027-01-01' })).toThrow(
      /ends on 2026-12-31, before it begins on 2027-01-01/,
    );
  });

  it('are refused when they last more than 90 days, or hide whole pictures', () => {
    expect(() => read({ ...mask, until: '2027-02-20' })).toThrow(/at most 90/);
    for (const selector of ['body', '.tiles, html', '#storybook-root', '*'])
      expect(() => read({ ...mask, selector })).toThrow(/hides whole pictures/);
    expect(read({ ...mask, selector: 'body .tiles' })).toHaveLength(1);
  });

  it('hold to the end of their last day', () => {
    expect(
      ['2026-12-31', '2027-01-01'].map((day) => isExpired({ ...mask, cell: null }, day)),
    ).toEqual([false, true]);
  });

  it('make what they cover the same in every picture, and nothing else', () => {
    const pixels = { width: 4, height: 2, bytes: new Uint8Array(24).map((_, place) => place) };

    paintOver(pixels, [{ x: 1.4, y: 0, width: 1.2, height: 1 }]);

    expect([...pixels.bytes.slice(0, 12)]).toEqual([
      0, 1, 2, 0x99, 0x99, 0x99, 0x99, 0x99, 0x99, 9, 10, 11,
    ]);
    expect([...pixels.bytes.slice(12)]).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  });
});
