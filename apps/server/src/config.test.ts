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
      drainSeconds: 5,
      passwordMin: 5,
      trustProxy: false,
      site: { errorLog: false },
      sending: { smtpUrl: undefined, smsUrl: undefined },
    });
  });

  it('has processes that share the work on a PostgreSQL alone', () => {
    const DATABASE_URL = 'postgres://localhost/mingjian';
    expect(readConfig({}, []).role).toBe('all');
    expect(readConfig({ ROLE: 'worker', DATABASE_URL }, []).role).toBe('worker');
    expect(() => readConfig({ ROLE: 'worker' }, [])).toThrow(/DATABASE_URL/);
    expect(() => readConfig({ ROLE: 'both', DATABASE_URL }, [])).toThrow(StartError);
  });

  it('listens at the address of its database, unless that leads to a pooler', () => {
    const [DATABASE_URL, DATABASE_LISTEN_URL] = ['postgres://pooler/a', 'postgres://database/a'];
    const addressIn = (env: NodeJS.ProcessEnv) => readConfig(env, []).databaseListenUrl;

    expect(addressIn({ DATABASE_URL })).toBe(DATABASE_URL);
    expect(addressIn({ DATABASE_URL, DATABASE_LISTEN_URL })).toBe(DATABASE_LISTEN_URL);
    expect(addressIn({})).toBeUndefined();
    expect(() => addressIn({ DATABASE_LISTEN_URL })).toThrow(StartError);
  });

  it('holds no demo in production, and refuses to make one there', () => {
    expect(readConfig({ NODE_ENV: 'production' }, []).demo).toBe('none');
    expect(() => readConfig({ NODE_ENV: 'production' }, ['--demo=small'])).toThrow(StartError);
  });

  it('sends messages by the services that are named', () => {
    const env = {
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: '明鉴 <no-reply@example.com>',
      SMS_URL: 'https://sms.example.com/send',
      SMS_TOKEN: 'secret',
    };

    expect(readConfig(env, []).sending).toEqual({
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      smsUrl: env.SMS_URL,
      smsToken: env.SMS_TOKEN,
    });
  });

  it('knows the legal name of the company that runs it, in Chinese at least', () => {
    const nameIn = (env: NodeJS.ProcessEnv) => readConfig(env, []).companyName;

    expect(nameIn({})).toBeUndefined();
    expect(nameIn({ COMPANY_NAME: '甲有限公司' })).toEqual({ zh: '甲有限公司', en: '甲有限公司' });
    expect(nameIn({ COMPANY_NAME: '甲有限公司', COMPANY_NAME_EN: 'A Ltd.' })?.en).toBe('A Ltd.');
  });

  it.each([
    [{ PORT: 'x' }, []],
    [{ PORT: '70000' }, []],
    [{ SITE_CONFIG: '/nowhere/site.json' }, []],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'no-reply@example.com' }, []],
    [{ SMTP_URL: 'smtp://mail.example.com' }, []],
    [{ SMS_URL: 'ftp://sms.example.com' }, []],
    [{}, ['--demo=huge']],
    [{}, ['--nonsense']],
    [{}, ['--base-day=today']],
  ])('refuses %j %j in a sentence', (env, args) => {
    expect(() => readConfig(env, args)).toThrow(StartError);
  });
});
