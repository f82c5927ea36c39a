import type { Http } from '@mingjian/api';
import { createFileAddresses } from './fileAddresses';

const OLD = '/CM-API/system/openFile/a.png?ticket=1';

function setUp() {
  const send = vi.fn(async (_: unknown, { paths }: { paths: string[] }) =>
    paths.map((path) => path.replace('ticket=1', 'ticket=2')),
  );
  const addresses = createFileAddresses({ send } as unknown as Http);
  return { send, addresses };
}

describe('addresses of files', () => {
  it('are those of the response, for a picture in its size', async () => {
    const { send, addresses } = setUp();

    expect(await addresses.resolve(OLD, { refused: false })).toBe(OLD);
    expect(await addresses.resolve(OLD, { refused: false, size: 'thumb' })).toBe(
      `${OLD}&size=thumb`,
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('are renewed together once they are refused, and remembered', async () => {
    const { send, addresses } = setUp();
    const other = OLD.replace('a.png', 'b.png');

    const both = [OLD, other].map(async (address) => addresses.resolve(address, { refused: true }));

    expect(await Promise.all(both)).toEqual([OLD, other].map((one) => one.replace(/1$/, '2')));
    expect(send).toHaveBeenCalledTimes(1);
    expect(await addresses.resolve(OLD, { refused: false, size: 'view' })).toBe(
      `${OLD.replace(/1$/, '2')}&size=view`,
    );
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are requested in parts of a hundred', async () => {
    const { send, addresses } = setUp();
    const many = Array.from({ length: 150 }, (_, index) => OLD.replace('a.png', `${index}.png`));

    await Promise.all(many.map(async (one) => addresses.resolve(one, { refused: true })));

    expect(send.mock.calls.map(([, { paths }]) => paths.length)).toEqual([100, 50]);
  });

  it('can be requested again after a failure', async () => {
    const { send, addresses } = setUp();
    send.mockRejectedValueOnce(new Error('offline'));

    await expect(addresses.resolve(OLD, { refused: true })).rejects.toThrow('offline');
    expect(await addresses.resolve(OLD, { refused: false })).toBe(OLD);
  });
});
