import { clampPage, pageAfterResize, pageCount, pageWindow, readPage } from './pageWindow';

describe('pageWindow', () => {
  it('shows every page while there are seven or fewer', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('omits pages far from the current one, at either end and in the middle', () => {
    expect(pageWindow(1, 65)).toEqual([1, 2, 3, 4, 5, 'gapAfter', 65]);
    expect(pageWindow(30, 65)).toEqual([1, 'gapBefore', 29, 30, 31, 'gapAfter', 65]);
    expect(pageWindow(65, 65)).toEqual([1, 'gapBefore', 61, 62, 63, 64, 65]);
  });

  it('returns the same number of slots on every page, always with the page itself', () => {
    for (let page = 1; page <= 20; page += 1) {
      expect(pageWindow(page, 20)).toHaveLength(7);
      expect(pageWindow(page, 20)).toContain(page);
    }
  });

  it('never replaces a single page by a gap', () => {
    for (let page = 1; page <= 9; page += 1) {
      const slots = pageWindow(page, 9);
      slots.forEach((slot, index) => {
        if (typeof slot === 'number') return;
        expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
      });
    }
  });
});

describe('pageCount', () => {
  it('counts a partial page, and one for an empty list', () => {
    expect(pageCount(1284, 20)).toBe(65);
    expect(pageCount(20, 20)).toBe(1);
    expect(pageCount(0, 20)).toBe(1);
  });
});

describe('clampPage', () => {
  it('returns the nearest existing page', () => {
    expect(clampPage(0, 65)).toBe(1);
    expect(clampPage(999, 65)).toBe(65);
    expect(clampPage(Number.NaN, 65)).toBe(1);
  });
});

describe('pageAfterResize', () => {
  it('keeps the first row of the current page visible', () => {
    expect(pageAfterResize(3, 20, 50)).toBe(1);
    expect(pageAfterResize(6, 20, 50)).toBe(3);
    expect(pageAfterResize(2, 50, 10)).toBe(6);
  });
});

describe('readPage', () => {
  it('reads half-width and full-width digits only', () => {
    expect(readPage(' 12 ')).toBe(12);
    expect(readPage('１２')).toBe(12);
    expect(readPage('1.5')).toBeNull();
    expect(readPage('-3')).toBeNull();
    expect(readPage('')).toBeNull();
    expect(readPage('十二')).toBeNull();
  });
});
