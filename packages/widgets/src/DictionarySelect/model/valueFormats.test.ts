import { codesBinding, type DictionaryValueProps } from './valueFormats';

describe('codesBinding', () => {
  it.each<[DictionaryValueProps, readonly string[], unknown]>([
    [{ value: '2' }, ['2'], '2'],
    [{ value: null }, [], null],
    [{ valueFormat: 'number', value: 0 }, ['0'], 0],
    [{ valueFormat: 'number', value: null }, [], null],
    [{ multiple: true, value: ['b', 'a'] }, ['b', 'a'], ['b', 'a']],
    [{ multiple: true, value: [] }, [], []],
    [{ multiple: true, valueFormat: 'number', value: [3, 1] }, ['3', '1'], [3, 1]],
    [{ multiple: true, valueFormat: 'joined', value: '3,1' }, ['3', '1'], '3,1'],
    [{ multiple: true, valueFormat: 'joined', value: null }, [], null],
  ])('reads %o and reports the same value of the same type', (props, codes, value) => {
    const onValueChange = vi.fn();

    const binding = codesBinding({
      ...props,
      onValueChange,
    } as DictionaryValueProps);
    binding.onCodesChange(binding.codes!);

    expect(binding.codes).toEqual(codes);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(value);
  });

  it('reads an empty text, and blanks around commas, as people’s data have them', () => {
    expect(codesBinding({ value: '' }).codes).toEqual([]);
    expect(codesBinding({ multiple: true, valueFormat: 'joined', value: ' 1, 2,' }).codes).toEqual([
      '1',
      '2',
    ]);
  });

  it('is uncontrolled without a value, and starts with the default', () => {
    expect(codesBinding({})).toMatchObject({
      codes: undefined,
      defaultCodes: [],
    });
    expect(codesBinding({ valueFormat: 'number', defaultValue: 5 }).defaultCodes).toEqual(['5']);
  });

  it('holds no code that its format would change', () => {
    const numeric = codesBinding({ valueFormat: 'number' });
    expect(['1', '01', 'a', 'NaN', ''].filter(numeric.canHold)).toEqual(['1']);
    const joined = codesBinding({ multiple: true, valueFormat: 'joined' });
    expect(['1', '1,2'].filter(joined.canHold)).toEqual(['1']);
  });
});
