import path from 'node:path';
import { readConfig } from './config';
import { StartError } from './startError';

describe('what the server is started with', () => {
  it('has sensible values when nothing is said', () => {
    expect(readConfig({}, [])).toMatchObject({
      port: 4310,
      host: '127.0.0.1',
      dataDir: path.resolve('.mingjian'),
      databaseUrl: undefined,
      demo: 'small',
      passwordMin: 5,
      trustProxy: false,
      site: { errorLog: false },
    });
  });

  it('holds no demo in production, and refuses to make one there', () => {
    expect(readConfig({ NODE_ENV: 'production' }, []).demo).toBe('none');
    expect(() => readConfig({ NODE_ENV: 'production' }, ['--demo=small'])).toThrow(StartError);
  });

  it.each([
    [{ PORT: 'x' }, []],
    [{ PORT: '70000' }, []],
    [{ SITE_CONFIG: '/nowhere/site.json' }, []],
    [{}, ['--demo=huge']],
    [{}, ['--nonsense']],
    [{}, ['--base-day=today']],
  ])('refuses %j %j in a sentence', (env, args) => {
    expect(() => readConfig(env, args)).toThrow(StartError);
  });
});
