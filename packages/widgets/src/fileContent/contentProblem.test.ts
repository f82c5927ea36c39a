import { contentProblem } from './contentProblem';
import { contentRefusal, fileRefusalTexts } from './refusalTexts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

const PAPERS = 'xlsx pdf doc docx xls rar zip png jpg jpeg jepg gif mp3 wav'.split(' ');
const OLE = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const PNG = '\x89PNG\r\n\x1A\n';
const MHT = 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="a"\r\n';

describe('the content of a file', () => {
  it.each([
    ['pdf', '%PDF-1.7'],
    ['pdf', '\xEF\xBB\xBF%PDF-1.7'],
    ['pdf', '\n%PDF-1.7'],
    ['pdf', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(200)}\r\n\r\n%PDF-1.7`],
    ['pdf', `\0\x01\x02%PDF-1.7`],
    ['jepg', '\xFF\xD8\xFF\xE0'],
    ['docx', 'PK\x03\x04'],
    ['docx', OLE],
    ['xlsx', OLE],
    ['pptx', OLE],
    ['doc', OLE],
    ['doc', 'PK\x03\x04'],
    ['doc', '{\\rtf1 x}'],
    ['doc', MHT],
    ['doc', '<html xmlns:o="urn:schemas-microsoft-com:office:office">'],
    ['xls', '\r\n<table><tr><td>1'],
    ['xls', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>'],
    ['xls', '\xD0\xD5\xC3\xFB\t1\r\n'],
    ['jpg', PNG],
    ['png', '\xFF\xD8\xFF\xE0'],
    ['zip', 'Rar!\x1A\x07'],
    ['wav', 'RIFF\x01\x02\x03\x04WAVE'],
    ['mp4', '\0\0\0\x20ftypisom'],
    ['webm', '\x1A\x45\xDF\xA3\x9FB\x82\x84webm'],
    ['txt', 'anything'],
    ['csv', ''],
    ['constructor', 'anything'],
  ])('of a .%s may begin with %j', (extension, text) => {
    expect(contentProblem(extension, bytes(text), PAPERS)).toBeNull();
  });

  it('may be a table in UTF-16, as programs write it', () => {
    expect(contentProblem('xls', utf16('姓名\t1'), PAPERS)).toBeNull();
    expect(contentProblem('xls', utf16('<html><table>'), PAPERS)).toBeNull();
  });

  it.each([
    ['pdf', 'MZ\x90\0', 'EXE', 'replace'],
    ['pdf', 'MZ ', 'TXT', 'save'],
    ['pdf', '<script>1</script>%PDF-1.7', 'HTML', 'save'],
    ['pdf', `${' '.repeat(1024)}%PDF-1.7`, 'TXT', 'save'],
    ['pdf', PNG, 'PNG', 'rename'],
    ['pdf', 'PK\x03\x04', 'ZIP', 'replace'],
    ['docx', '%PDF-1.7', 'PDF', 'rename'],
    ['docx', '<html>', 'HTML', 'save'],
    ['docx', '{\\rtf1 x}', 'RTF', 'save'],
    ['xls', '{\\rtf1 x}', 'RTF', 'save'],
    ['png', '<svg xmlns=', 'SVG', 'save'],
    ['png', '<?xml version="1.0"?><!-- a --><svg/>', 'SVG', 'save'],
    ['jpg', 'RIFF\x01\x02\x03\x04WEBPVP8 ', 'WebP', 'save'],
    ['jpg', '\0\0\0\x18ftypheic', 'HEIC', 'save'],
    ['zip', '7z\xBC\xAF\x27\x1C', '7z', 'save'],
    ['zip', '\xFF\xD8\xFF\xE0', 'JPEG', 'rename'],
    ['mp4', '\0\0\0\x14ftypqt  ', 'QuickTime', 'save'],
    ['gif', 'GIF8', 'TXT', 'replace'],
    ['wav', 'RIFF\x01\x02\x03\x04AVI ', 'AVI', 'replace'],
    ['jpg', '', undefined, 'replace'],
    ['pdf', '\0\x01\x02', undefined, 'replace'],
  ])('of a .%s that begins with %j is refused as %s', (extension, text, found, remedy) => {
    const problem = contentProblem(extension, bytes(text), PAPERS);

    expect(problem).toMatchObject({ found, remedy });
  });

  it('of a picture is refused where its own extension is', () => {
    const problem = contentProblem('jpg', bytes(PNG), ['jpg']);

    expect(contentRefusal(problem!, fileRefusalTexts.zh)).toBe(
      '文件内容与扩展名不符：内容是 PNG，请打开并另存为 .jpg 格式后重新选择',
    );
  });

  it.each([
    ['docx', '%PDF-1.7', '文件内容与扩展名不符：内容是 PDF，请将扩展名改为 .pdf 后重新选择'],
    ['pdf', 'PK\x03\x04', '文件内容与扩展名不符：内容是 ZIP，请恢复原扩展名或选择其他文件'],
    ['pdf', '\0', '文件内容与扩展名不符：不是有效的 .pdf 文件，可能已损坏，请检查后重新选择'],
  ])('of a .%s that is %j is named with the way out', (extension, text, sentence) => {
    const problem = contentProblem(extension, bytes(text), PAPERS);

    expect(contentRefusal(problem!, fileRefusalTexts.zh)).toBe(sentence);
  });
});
