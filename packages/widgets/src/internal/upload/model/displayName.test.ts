import { displayName, downloadName } from './displayName';

describe('displayName', () => {
  it.each([
    ['cod\u202Efdp.exe', 'cod\uFFFDfdp.exe'],
    ['a\u2066b\u2069.pdf', 'a\uFFFDb\uFFFD.pdf'],
    ['zero\u200Bwidth.pdf', 'zero\uFFFDwidth.pdf'],
    ['two\nlines.pdf', 'two\uFFFDlines.pdf'],
    ['\uFEFFname.pdf', '\uFFFDname.pdf'],
    ['👨\u200D👩\u200D👧❤\uFE0F\u200D🔥.pdf', '👨\u200D👩\u200D👧❤\uFE0F\u200D🔥.pdf'],
    ['می\u200Cخواهم.pdf', 'می\u200Cخواهم.pdf'],
    ['a\u200Db.pdf\u200D', 'a\u200Db.pdf\uFFFD'],
    ['a.\u200Dpdf', 'a.\uFFFDpdf'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['学历证书（正本）.pdf', '学历证书（正本）.pdf'],
  ])('of %j is %j', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });
});

describe('downloadName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\a.pdf', 'a.pdf'],
    ['a.pdf', 'a.pdf'],
  ])('of %s is %s', (name, saved) => {
    expect(downloadName(name)).toBe(saved);
  });
});
