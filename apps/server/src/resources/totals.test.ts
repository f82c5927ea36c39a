import { Totals } from './totals';

describe('remembered totals', () => {
  it('are counted once until something is written', async () => {
    const totals = new Totals(true);
    const count = vi.fn(async () => 3);

    await Promise.all([totals.of('a', count), totals.of('a', count)]);
    await totals.of('a', count);
    totals.forget();
    await totals.of('a', count);

    expect(count).toHaveBeenCalledTimes(2);
  });

  it('are not remembered when something was written while counting', async () => {
    const totals = new Totals(true);
    await totals.of('a', async () => {
      await Promise.resolve();
      totals.forget();
      return 3;
    });

    expect(await totals.of('a', async () => 4)).toBe(4);
  });

  it('are not remembered when counting failed', async () => {
    const totals = new Totals(true);
    await expect(totals.of('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );

    expect(await totals.of('a', async () => 4)).toBe(4);
  });

  it('are never remembered where others write too', async () => {
    const totals = new Totals(false);
    await totals.of('a', async () => 3);

    expect(await totals.of('a', async () => 4)).toBe(4);
  });

  it('tell whether rows have changed between two moments', () => {
    const totals = new Totals(true);
    const before = totals.moment;
    expect(totals.moment).toBe(before);

    totals.forget();
    expect(totals.moment).not.toBe(before);
    expect(new Totals(false).moment).toBeUndefined();
  });
});
