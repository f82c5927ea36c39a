import { statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beijing, type ServerInfo } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { readDatabase, readJobs, readOutbox, readUploads } from './serverStores';
import { warningsOf } from './serverWarnings';

/** Returns the state of the process, its machine and its stores. It names no folder or address. */
export async function readServerInfo(backend: Backend): Promise<ServerInfo> {
  const { db, installation, signer } = backend;
  const now = backend.now();
  const memory = process.memoryUsage();
  const [memoryTotal, upTime] = [os.totalmem(), Math.round(process.uptime())];
  const state = {
    version: installation.release,
    nodeVersion: process.version,
    isProduction: installation.isProduction,
    makesCode: installation.sourceFolder !== undefined,
    time: beijing(now),
    timeZone: 'Asia/Shanghai',
    startTime: beijing(new Date(now.getTime() - upTime * 1_000)),
    upTime,
    processors: os.availableParallelism(),
    loads: os.loadavg().map((load) => Math.round(load * 100) / 100),
    memoryTotal,
    memoryUsed: memoryTotal - os.freemem(),
    memoryResident: memory.rss,
    heapUsed: memory.heapUsed,
    heapTotal: memory.heapTotal,
    database: await readDatabase(db, installation.isEmbedded),
    jobs: await readJobs(db, now),
    outbox: await readOutbox(db, now),
    disk: await diskOf(installation.fileFolder),
    uploads: await readUploads(db),
    certificate: signer ? { subject: signer.subject, endTime: beijing(signer.validTo) } : null,
  };
  return { ...state, warnings: warningsOf(state, now) };
}

/** A folder that no file has been stored in yet may be missing: its disk is that of its parent. */
async function diskOf(folder: string): Promise<ServerInfo['disk']> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { total: bsize * blocks, free: bsize * bavail };
  } catch (error) {
    const parent = path.dirname(folder);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing && parent !== folder ? diskOf(parent) : null;
  }
}
