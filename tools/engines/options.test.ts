import { readOptions } from './options';

describe('the arguments', () => {
  it('choose a sample in every engine by default', () => {
    expect(readOptions([])).toEqual({ all: false, built: false, only: null, engines: [] });
  });

  it('choose stories and engines by name', () => {
    expect(readOptions(['--only', 'menu--', '--engine', 'WebKit', '--built'])).toEqual({
      all: false,
      built: true,
      only: /menu--/,
      engines: ['webkit'],
    });
  });

  it.each([['--al'], ['all'], ['--only']])('refuse %s', (...args) => {
    expect(() => readOptions(args)).toThrow(/Unknown/);
  });
});
