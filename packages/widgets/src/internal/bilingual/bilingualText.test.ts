import { bilingualText } from './bilingualText';

it('has a word once when both languages write it alike, or one of them has none', () => {
  expect(bilingualText('微信', 'WeChat')).toBe('微信 WeChat');
  expect(bilingualText('PDF', 'PDF')).toBe('PDF');
  expect(bilingualText('本科', undefined)).toBe('本科');
  expect(bilingualText('本科', '')).toBe('本科');
});
