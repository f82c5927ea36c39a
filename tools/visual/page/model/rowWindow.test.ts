import { windowOf } from './rowWindow';

const ids = Array.from({ length: 450 }, (_, at) => `${at}`);

describe('the rendered rows of a group', () => {
  it('are the stretch with the present one, the first where it is elsewhere', () => {
    expect(windowOf(ids, '230')).toEqual({ start: 200, end: 400 });
    expect(windowOf(ids, '449')).toEqual({ start: 400, end: 450 });
    expect(windowOf(ids, 'elsewhere')).toEqual({ start: 0, end: 200 });
    expect(windowOf([], null)).toEqual({ start: 0, end: 0 });
  });
});
