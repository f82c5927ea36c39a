import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestServer, tokenHeaders } from '../../../testing/testServer';
import { createConverter, readConversion } from './converter';

const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-commands-'));
const scripts = {
  works: `require('fs').writeFileSync(process.argv[3], '%PDF-1.7\\n' + Object.keys(process.env))`,
  hangs: `require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => require("fs").writeFileSync("${folder}/alive", ""), 3000)']); setTimeout(() => {}, 60000)`,
  eats: `const all = []; for (;;) all.push(Buffer.alloc(50e6, 1))`,
  floods: `const fs = require('fs'); const file = fs.openSync(process.argv[3], 'w'); for (let i = 0; i < 110; i += 1) fs.writeSync(file, Buffer.alloc(1048576, 1))`,
  fails: `process.exit(3)`,
  lies: `require('fs').writeFileSync(process.argv[3], '<script>alert(1)</script>')`,
  silent: ``,
  connects: `require('net').connect(9, '127.0.0.1').on('error', (error) => require('fs').writeFileSync(process.argv[3], error.code))`,
};
type Script = keyof typeof scripts;

const commandOf = (name: Script) => {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, scripts[name]);
  return `${process.execPath} ${file} {input} {output}`;
};
const logged: Record<string, unknown>[] = [];
const converterOf = (name: Script, seconds = 2) =>
  createConverter(
    readConversion({ CONVERT_COMMAND: commandOf(name), CONVERT_SECONDS: `${seconds}` })!,
    (line) => void logged.push(line),
  );
const DOC = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(600),
]);

describe('conversions', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'client' | 'client2', string>;

  beforeAll(async () => {
    server = await createTestServer();
    tokens = { client: await server.signIn('client'), client2: await server.signIn('client2') };
  });
  afterEach(async () => {
    await server.database.db.deleteFrom('convertedDocuments').execute();
    await server.database.db.deleteFrom('uploadedFiles').execute();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  const upload = async (name = '报告.doc', content: Buffer = DOC) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(content)]), name);
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(tokens.client),
      body,
    });
    return (await response.json()).data.path as string;
  };
  const convert = (docPath: string, token = tokens.client) =>
    server.call('/system/convertDoc', { docPath }, { token, method: 'GET' });
  const read = async (address: string) => (await server.app.request(address)).text();
  const folders = () =>
    readdirSync(tmpdir()).filter((name) => name.startsWith('mingjian-convert-'));
  // Another program that was killed may have left one.
  const before = folders();
  const left = () => folders().filter((name) => !before.includes(name));

  it('are not available without a command', async () => {
    expect(await convert(await upload())).toMatchObject({
      status: 501,
      msg: '暂不支持该格式文件预览',
    });
  });

  it('give the readers of a file its PDF, made once, by a program without our settings', async () => {
    server.backend.converter = converterOf('works');
    const address = await upload();
    const run = vi.spyOn(server.backend.converter, 'convert');

    const { data } = await convert(address);
    const again = await convert(address);

    const text = await read(data);
    expect(text).toMatch(/^%PDF/);
    expect(text).not.toMatch(/DATABASE_URL|NODE_ENV|SMTP|VITEST/);
    expect(again.data.split('?')[0]).toBe(data.split('?')[0]);
    expect((await convert(await upload())).code).toBe(0);
    expect(run).toHaveBeenCalledTimes(1);
    expect((await convert(address, tokens.client2)).status).toBe(404);
    expect(left()).toEqual([]);
  });

  it.each(['hangs', 'eats', 'floods', 'fails', 'lies', 'silent'] as const)(
    'leave nothing of a program that %s',
    async (name) => {
      server.backend.converter = converterOf(name);

      expect((await convert(await upload())).status).toBe(400);

      expect(left()).toEqual([]);
      expect(
        await server.database.db.selectFrom('convertedDocuments').selectAll().execute(),
      ).toEqual([]);
    },
    20_000,
  );

  it.each([
    ['a.docx', DOC, 'fails', '文件可能有密码，无法转换为预览，请下载后查看'],
    ['a.doc', Buffer.from('<html>'), 'works', '文件无法转换为预览，请下载后查看'],
  ] as const)('say what is wrong with %s', async (name, content, script, msg) => {
    server.backend.converter = converterOf(script);

    expect(await convert(await upload(name, content))).toMatchObject({ status: 400, msg });
  });

  it('of one content are made once for all who wait', async () => {
    server.backend.converter = converterOf('works');
    const run = vi.spyOn(server.backend.converter, 'convert');
    const address = await upload();

    const all = await Promise.all([convert(address), convert(address), convert(address)]);

    expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('end a program with all that it has started', async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(existsSync(path.join(folder, 'alive'))).toBe(false);
  });

  it('end when the caller leaves', async () => {
    const input = path.join(folder, 'a.doc');
    writeFileSync(input, DOC);
    const started = Date.now();

    await expect(converterOf('hangs').convert(input, AbortSignal.timeout(300))).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(1_900);
  });

  it('have as little memory and network as the system can limit, which is recorded', async () => {
    const input = path.join(folder, 'b.doc');
    writeFileSync(input, DOC);
    const output = await converterOf('connects').convert(input);
    const limits = logged.find(({ event }) => event === 'conversions')!;

    expect(readFileSync(output, 'utf8')).toBe(
      limits.withoutNetwork ? 'ENETUNREACH' : 'ECONNREFUSED',
    );
    if (limits.limitsMemory)
      await expect(converterOf('eats', 30).convert(input)).rejects.not.toThrow(/SIGKILL/);
  });

  it.each([
    { CONVERT_COMMAND: 'soffice' },
    { CONVERT_COMMAND: 'soffice {input}', CONVERT_SECONDS: 'x' },
  ])('refuse the settings %j', (env) => {
    expect(() => readConversion(env)).toThrow(/CONVERT_/);
  });
});
