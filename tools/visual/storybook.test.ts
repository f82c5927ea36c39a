import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from './storybook';

describe('the server of a built Storybook', () => {
  it('answers the folder itself with its page, and what cannot be read with 404', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-serve-'));
    writeFileSync(path.join(folder, 'index.html'), 'now');
    const { address, close } = await serveFolder(folder);

    expect(await (await fetch(address)).text()).toBe('now');
    expect((await fetch(`${address}/%E0%A4%A`)).status).toBe(404);
    expect((await fetch(`${address}/../../etc/hosts`)).status).toBe(404);
    close();
    rmSync(folder, { recursive: true });
  });
});
