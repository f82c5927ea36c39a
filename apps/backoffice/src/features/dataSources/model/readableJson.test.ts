import { readableJson } from './readableJson';

describe('readable JSON', () => {
  it.each([
    ['{"a":1,"b":["x"]}', '{\n  "a": 1,\n  "b": [\n    "x"\n  ]\n}'],
    ['"<html>"', '<html>'],
    ['no JSON', 'no JSON'],
  ])('is laid out, and other texts stay as they are: %s', (text, readable) => {
    expect(readableJson(text)).toBe(readable);
  });
});
