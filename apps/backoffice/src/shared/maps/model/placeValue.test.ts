import { contradicts, fieldsOf, placeIn, withAddress } from './placeValue';

const XUHUI = { address: '上海市徐汇区', lng: 121.43676049, lat: 31.18831951 };

describe('a place in a form', () => {
  it('is read from the fields of a row, and written back', () => {
    const row = { detail: '梧桐路 8 号', lng: 121.4, lat: 31.2 };

    expect(fieldsOf(placeIn(row, 'detail'), 'detail')).toEqual(row);
    for (const value of [null, '', { detail: null, lng: null }])
      expect(placeIn(value, 'detail')).toEqual({ text: '', lng: null, lat: null });
  });

  it('takes the address that was selected, to six decimal places', () => {
    expect(withAddress(placeIn(null, 'address'), XUHUI, undefined)).toEqual({
      text: '上海市徐汇区',
      lng: 121.43676,
      lat: 31.18832,
    });
  });

  it('keeps a text that was typed, and replaces that of another selection', () => {
    const place = { text: '徐汇区梧桐路 8 号', lng: null, lat: null };

    expect(withAddress(place, XUHUI, undefined).text).toBe('徐汇区梧桐路 8 号');
    expect(withAddress({ ...place, text: '上海市静安区' }, XUHUI, '上海市静安区').text).toBe(
      '上海市徐汇区',
    );
  });
});

describe('a written address', () => {
  it.each([
    ['上海市徐汇区云栖路5号', '上海市青浦区'],
    ['浙江省杭州市西湖区文三路', '浙江省宁波市'],
    ['广东省深圳市', '四川省成都市武侯区'],
  ])('%s contradicts a point in %s', (text, address) => {
    expect(contradicts(text, address)).toBe(true);
  });

  it.each([
    ['上海市徐汇区云栖路5号', '上海市徐汇区'],
    ['云栖路5号', '上海市青浦区'],
    ['', '上海市青浦区'],
    ['上海市徐汇区', ''],
    ['上海市', '上海市青浦区'],
    ['深圳市南山区科苑南路597号', '广东省深圳市南山区'],
    ['北京市朝阳区东三环北路8号', '北京市朝阳区亮马桥路'],
  ])('%j does not contradict a point in %j', (text, address) => {
    expect(contradicts(text, address)).toBe(false);
  });
});
