import { PASSWORD_MIN, UPLOAD_MEGABYTES, type Site } from '@mingjian/api';
import { COMPANY_MEGABYTES } from './features/files/fileContents';
import { readAssistant, type AssistantSettings } from './features/assistant/assistantProvider';
import { readSigning, type SigningSettings } from './features/contracts/vendors/settings';
import { readSources, type SourceSettings } from './features/dataSources/httpSource';
import { readConversion, type ConvertSettings } from './features/files/conversion/converter';
import { readS3, type S3Settings } from './features/files/s3Settings';
import { readIssuer, type IssuerSettings } from './features/invoices/issuing/httpIssuer';
import { readMaps } from './features/maps/mapSettings';
import type { MapService } from './http/mapService';
import { readSignerSettings, type SignerSettings } from './pdf/openSigner';
import type { SendingConfig } from './features/outbox/senders';
import { readSite } from './site';
import { StartError } from './startError';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Work of a process. */
export type Role = 'web' | 'worker' | 'all';

/** Amount of demo data of a new database. */
export type DemoSize = 'none' | 'small' | 'people' | 'large';

/** Configuration of a server. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database. Unused when `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | undefined;
  /**
   * Address of PostgreSQL itself, for notifications and the preparation, which a pooler cannot
   * pass on.
   */
  databaseListenUrl: string | undefined;
  /** Folder of uploaded files; with a bucket, of those that arrive. */
  uploadDir: string;
  /** Largest size of an uploaded file, in megabytes. */
  uploadMegabytes: number;
  /** Most megabytes of all files of a company. */
  companyMegabytes: number;
  /** Bucket of uploaded files. */
  s3: S3Settings | undefined;
  production: boolean;
  /** Address at which people reach the server, for links in messages. */
  publicUrl: string;
  /** Legal name of the company that runs the server, on statements. */
  companyName: Record<'zh' | 'en', string> | undefined;
  /** Whether webhooks may go to this machine over plain HTTP, to try them out. */
  allowsLocalWebhooks: boolean;
  /** Folder of the product's source, where code is made from tables; never in production. */
  sourceFolder: string | undefined;
  /** Work of this process: answering requests, jobs, or both. */
  role: Role;
  /** Seconds for which requests are still answered after SIGTERM. */
  drainSeconds: number;
  demo: DemoSize;
  /** Whether a trusted proxy is in front. */
  trustProxy: boolean;
  /** Fewest characters of a new password. */
  passwordMin: number;
  /** Services that deliver messages. */
  sending: SendingConfig;
  /** Maps: places, addresses and what browsers draw. */
  maps: MapService;
  /** Provider of the assistant. */
  assistant: AssistantSettings | undefined;
  /** Command that makes PDFs of office files. */
  conversion: ConvertSettings | undefined;
  /** Data sources that are asked over HTTP. */
  sources: readonly SourceSettings[] | undefined;
  /** Service that issues invoices. */
  issuer: IssuerSettings | undefined;
  /** Signing vendor. */
  signing: readonly SigningSettings[] | undefined;
  /** Key that signs issued reports. */
  signer: SignerSettings | undefined;
  /** Settings of the deployment, from the file that `SITE_CONFIG` names. */
  site: Site;
  /** Username of an account that gets the standard administrator's role and a new password. */
  repairAdministrator: string | undefined;
  /** New folder for a backup of all data, after which the process ends. */
  backup: string | undefined;
  /** Folder of a backup that fills an empty installation, after which the process ends. */
  restore: string | undefined;
  /** Set in the child process that makes the first database: where to make it. */
  makeTemplate: string | undefined;
  /** The Beijing day that demo data ends with; by default the day of seeding. */
  baseDay: string | undefined;
}

/** Seconds in which a proxy that looks every second has seen that a process is not ready. */
const DRAIN_SECONDS = 5;

/** Reads the environment and the command line. Throws a `StartError` on invalid values. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  const flags = readFlags(args);
  const production = env.NODE_ENV === 'production';
  const demo = flags.demo ?? (production ? 'none' : 'small');
  if (!isDemoSize(demo))
    throw new StartError(`--demo is small, people, large or none, not "${demo}".`);
  if (production && demo !== 'none')
    throw new StartError(
      'Demo accounts have a public password, so --demo is refused when NODE_ENV is production.',
    );
  if (flags['base-day'] && !/^\d{4}-\d{2}-\d{2}$/.test(flags['base-day']))
    throw new StartError('--base-day is a day such as 2026-06-15.');
  const role = env.ROLE || 'all';
  if (!isRole(role)) throw new StartError(`ROLE is web, worker or all, not "${role}".`);
  if (role !== 'all' && !env.DATABASE_URL)
    throw new StartError('The embedded database has one process: ROLE needs DATABASE_URL.');
  if (env.DATABASE_LISTEN_URL && !env.DATABASE_URL)
    throw new StartError('DATABASE_LISTEN_URL belongs to DATABASE_URL, which leads to a pooler.');
  const dataDir = path.resolve(env.DATA_DIR || '.mingjian');
  const uploadMegabytes = wholeNumber('UPLOAD_MB', env.UPLOAD_MB, UPLOAD_MEGABYTES, 100_000);
  const port = wholeNumber('PORT', env.PORT, 4310, 65_535);
  const host = env.HOST || '127.0.0.1';
  return {
    port,
    host,
    publicUrl: readPublicUrl(env.PUBLIC_URL) ?? `http://${host}:${port}`,
    companyName: readCompanyName(env),
    allowsLocalWebhooks: !production && env.LOCAL_WEBHOOKS === '1',
    sourceFolder: (!production && env.SOURCE_FOLDER) || undefined,
    dataDir,
    uploadDir: path.resolve(env.UPLOAD_DIR || path.join(dataDir, 'uploads')),
    uploadMegabytes,
    companyMegabytes: wholeNumber('COMPANY_MB', env.COMPANY_MB, COMPANY_MEGABYTES, 100_000_000),
    s3: readS3(env, uploadMegabytes),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseListenUrl: env.DATABASE_LISTEN_URL || env.DATABASE_URL || undefined,
    production,
    role,
    drainSeconds: wholeNumber('DRAIN_SECONDS', env.DRAIN_SECONDS, DRAIN_SECONDS, 3_600),
    demo,
    trustProxy: env.TRUST_PROXY === '1',
    passwordMin: wholeNumber('PASSWORD_MIN', env.PASSWORD_MIN, PASSWORD_MIN, 128),
    sending: readSending(env),
    maps: readMaps(env),
    assistant: readAssistant(env),
    conversion: readConversion(env),
    sources: readSources(env.DATA_SOURCES),
    issuer: readIssuer(env.INVOICE_SERVICE),
    signing: readSigning(env.SIGNING_VENDOR),
    signer: readSignerSettings(env),
    site: readSite(env.SITE_CONFIG, production),
    repairAdministrator: flags['repair-administrator'],
    backup: flags.backup === undefined ? undefined : path.resolve(flags.backup),
    restore: flags.restore === undefined ? undefined : path.resolve(flags.restore),
    makeTemplate: flags['make-template'],
    baseDay: flags['base-day'],
  };
}

function readPublicUrl(url: string | undefined) {
  if (!url) return undefined;
  if (!isUrl(url, ['http:', 'https:']))
    throw new StartError(
      `PUBLIC_URL is an address such as https://check.example.com, not "${url}".`,
    );
  return url.replace(/\/+$/, '');
}

/** A company without an English name is named in Chinese there too. */
const readCompanyName = ({ COMPANY_NAME: zh, COMPANY_NAME_EN: en }: NodeJS.ProcessEnv) =>
  zh ? { zh, en: en || zh } : undefined;

const isRole = (role: string): role is Role => ['web', 'worker', 'all'].includes(role);

const isDemoSize = (size: string): size is DemoSize =>
  ['none', 'small', 'people', 'large'].includes(size);

function readSending({
  SMTP_URL,
  MAIL_FROM,
  SMS_URL,
  SMS_TOKEN,
}: NodeJS.ProcessEnv): SendingConfig {
  if (SMTP_URL && !isUrl(SMTP_URL, ['smtp:', 'smtps:']))
    throw new StartError('SMTP_URL is an address such as smtps://user:password@mail.example.com.');
  if (SMTP_URL && !MAIL_FROM?.includes('@'))
    throw new StartError(
      'MAIL_FROM is the sender of e-mails, such as Mingjian <no-reply@example.com>; SMTP_URL needs it.',
    );
  if (SMS_URL && !isUrl(SMS_URL, ['http:', 'https:']))
    throw new StartError('SMS_URL is the http(s) address of an SMS gateway.');
  return {
    smtpUrl: SMTP_URL || undefined,
    mailFrom: MAIL_FROM || undefined,
    smsUrl: SMS_URL || undefined,
    smsToken: SMS_TOKEN || undefined,
  };
}

const isUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

function readFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        demo: text,
        'base-day': text,
        'make-template': text,
        'repair-administrator': text,
        backup: text,
        restore: text,
      },
    }).values;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function wholeNumber(name: string, text: string | undefined, fallback: number, highest: number) {
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > highest)
    throw new StartError(`${name} is a whole number up to ${highest}, not "${text}".`);
  return value;
}
