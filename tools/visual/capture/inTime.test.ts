import { inTime } from './inTime';

describe('inTime', () => {
  it('resolves to what the work does', async () => {
    await expect(inTime(Promise.resolve('done'), 10)).resolves.toBe('done');
  });

  it('refuses work that does not end', async () => {
    await expect(inTime(new Promise(() => {}), 10)).rejects.toThrow(
      'It did not come to an end in 0.01 s.',
    );
  });

  it('makes an error of whatever goes wrong', async () => {
    await expect(inTime(Promise.reject('broken'), 10)).rejects.toEqual(new Error('broken'));
  });
});
