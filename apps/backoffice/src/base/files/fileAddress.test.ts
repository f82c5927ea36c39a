import { isExpired, isFileAddress, pictureAddress } from './fileAddress';

const ADDRESS = '/CM-API/system/openFile/0a1b.png?ticket=600000.7.sig_-1';

describe('the address of a file', () => {
  it('is told by its path and its ticket', () => {
    expect(isFileAddress(ADDRESS)).toBe(true);
    expect(isFileAddress(`https://hr.example${ADDRESS}`)).toBe(true);
    expect(isFileAddress('https://cdn.example/a.png?ticket=600000.7.x')).toBe(false);
    expect(isFileAddress('/uploads/0a1b.png')).toBe(false);
  });

  it('expires at the moment in its ticket, and others never', () => {
    expect(isExpired(ADDRESS, 599_999)).toBe(false);
    expect(isExpired(ADDRESS, 600_000)).toBe(true);
    expect(isExpired('https://cdn.example/a.png', 600_000)).toBe(false);
  });

  it('gets one size, and addresses of other sites none', () => {
    expect(pictureAddress(ADDRESS, 'thumb')).toBe(`${ADDRESS}&size=thumb`);
    expect(pictureAddress(`${ADDRESS}&size=view`, 'thumb')).toBe(`${ADDRESS}&size=thumb`);
    expect(pictureAddress('https://cdn.example/a.png', 'thumb')).toBe('https://cdn.example/a.png');
  });
});
