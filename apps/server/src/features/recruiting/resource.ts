import {
  recruitingConnection,
  recruitingEvent,
  recruitingPush,
  type RecruitingPackage,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure, type FieldProblem } from '../../failure';
import { isAllowedTarget } from '../../http/outside/sendOutside';
import { isSafe } from '../../http/vendorHttp';
import { knownCompany } from '../../resources/references';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { ADMINISTRATORS } from '../../roles';
import { packagesIn } from './packages';
import { recruitingTexts } from './texts';

/** A secret leaves the server as this many dots at most, whatever it is. */
const hidden = () => '********';

/** Connections of companies to recruiting systems, for administrators. */
export const connectionResource = serve(
  recruitingConnection,
  'recruitingConnections',
)({
  objectType: 'recruitingConnection',
  module: 'system',
  label: 'companyName',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    secretSetTime: 'secretSetAt',
    lastSyncTime: 'lastSyncAt',
    failedCount: () => sql`(
      (select count(*) from recruiting_events
        where connection_id = recruiting_connections.id and status = 2) +
      (select count(*) from recruiting_pushes
        where connection_id = recruiting_connections.id and status in (2, 3)))`,
  },
  masks: { clientSecret: hidden, signingKey: hidden },
  references: { companyId: knownCompany },
  uniques: { recruiting_connections_system: 'atsType' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
  complete: completeConnection,
});

/** Refuses what cannot work, and notes when a secret was set. */
async function completeConnection({ values, stored, caller, now, db }: Completion) {
  const row = { ...stored, ...values } as Record<string, unknown>;
  const problems: FieldProblem[] = [];
  const { baseUrl } = row;
  if (typeof baseUrl === 'string' && baseUrl !== '' && !isOutside(baseUrl))
    problems.push(['baseUrl', recruitingTexts((t) => t.badUrl)]);
  if (row['enabled'] === 1 && !row['signingKey'])
    problems.push(['signingKey', recruitingTexts((t) => t.keyNeeded)]);
  if (typeof values['packages'] === 'string')
    problems.push(...(await packageProblems(values['packages'], db)));
  if (problems.length > 0) throw inputFailure(problems, caller.language);
  const isSet = Boolean(values['clientSecret'] ?? values['signingKey']);
  return {
    ...(typeof baseUrl === 'string' && { baseUrl: baseUrl.replace(/\/+$/, '') }),
    ...(isSet && { secretSetAt: now }),
  };
}

/** Whether an address may be stored. What its name leads to is judged at each connection. */
const isOutside = (url: string) => isSafe(url) && isAllowedTarget(new URL(url), true);

async function packageProblems(text: string, db: Db): Promise<FieldProblem[]> {
  const packages = packagesIn(text);
  const problem = (wording: FieldProblem[1]): FieldProblem[] => [['packages', wording]];
  if (!packages) return problem(recruitingTexts((t) => t.badPackages));
  const twice = packages.find(({ packageId }, index) => indexOf(packages, packageId) < index);
  if (twice) return problem(recruitingTexts((t) => t.twicePackage(twice.packageId)));
  const known = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ['', ...packages.map(({ productId }) => productId)])
    .where('deletedAt', 'is', null)
    .execute();
  const unknown = packages.find(({ productId }) => !known.some(({ id }) => id === productId));
  return unknown ? problem(recruitingTexts((t) => t.unknownProduct(unknown.packageId))) : [];
}

const indexOf = (packages: readonly RecruitingPackage[], id: string) =>
  packages.findIndex(({ packageId }) => packageId === id);

const COMPANY_NAME = { by: 'companyId', table: 'companies', column: 'name' } as const;
const ORDER_NO = { by: 'orderId', table: 'orders', column: 'orderNo' } as const;

/** Deliveries to recruiting systems, for administrators. */
export const pushResource = serve(
  recruitingPush,
  'recruitingPushes',
)({
  objectType: 'recruitingPush',
  module: 'system',
  label: 'orderNo',
  scope: companyScope('recruitingPushes.companyId'),
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: {
    companyName: COMPANY_NAME,
    orderNo: ORDER_NO,
    nextTime: 'nextAt',
    deliverTime: 'deliveredAt',
    createTime: 'createdAt',
  },
  translated: { stage: 'stageEn', lastError: 'lastErrorEn' },
  may: { read: ADMINISTRATORS },
});

/** Events that recruiting systems sent, for administrators. */
export const eventResource = serve(
  recruitingEvent,
  'recruitingEvents',
)({
  objectType: 'recruitingEvent',
  module: 'system',
  label: 'eventId',
  scope: companyScope('recruitingEvents.companyId'),
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: { companyName: COMPANY_NAME, orderNo: ORDER_NO, createTime: 'createdAt' },
  translated: { error: 'errorEn' },
  may: { read: ADMINISTRATORS },
});
