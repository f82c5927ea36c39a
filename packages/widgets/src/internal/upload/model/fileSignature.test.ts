import { hasSignature } from './fileSignature';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('hasSignature', () => {
  it.each([
    ['pdf', '%PDF-1.7'],
    ['jepg', '\xFF\xD8\xFF\xE0'],
    ['docx', 'PK\x03\x04'],
    ['wav', 'RIFF\x01\x02\x03\x04WAVE'],
    ['txt', 'anything'],
  ])('knows a %s by its first bytes', (extension, text) => {
    expect(hasSignature(extension, bytes(text))).toBe(true);
  });

  it.each([
    ['pdf', 'MZ\x90\x00'],
    ['pdf', '<script>1</script>%PDF-1.7'],
    ['png', '<svg xmlns='],
    ['gif', 'GIF8'],
    ['wav', 'RIFF\x01\x02\x03\x04AVI '],
    ['jpg', ''],
  ])('refuses a .%s that begins with %j', (extension, text) => {
    expect(hasSignature(extension, bytes(text))).toBe(false);
  });
});
