import {
  readLayout,
  type ReportKind,
  type ReportLayoutChoices,
  type ReportLayoutContent,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Language } from '../../texts';
import { layoutTexts } from './texts';

/** A version of a report, as it decides about its layout. */
export interface LaidOut {
  companyId: string;
  kind: ReportKind;
  /** The chosen layout; `null` for the default. */
  layoutId: string | null;
}

/** Returns the layouts that a version can have, the nearest default first. */
const layoutsFor = async ({ companyId, kind }: Omit<LaidOut, 'layoutId'>, db: Db) =>
  db
    .selectFrom('reportLayouts')
    .select(['id', 'name', 'nameEn', 'companyId', 'defaultFlag', 'content'])
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('companyId', '=', companyId), eb('companyId', 'is', null)]))
    .where((eb) => eb.or([eb('kind', '=', kind), eb('kind', 'is', null)]))
    .orderBy('defaultFlag', 'desc')
    .orderBy('companyId', (order) => order.asc().nullsLast())
    .orderBy('kind', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

type Layouts = Awaited<ReturnType<typeof layoutsFor>>;

const defaultOf = (layouts: Layouts) => layouts.find(({ defaultFlag }) => defaultFlag === 1);

/**
 * Returns the layout of a version: the chosen one while it is for reports of its kind, otherwise
 * the default of its company, otherwise that of the provider; `undefined` without one.
 */
export async function layoutOf(version: LaidOut, db: Db): Promise<ReportLayoutContent | undefined> {
  const layouts = await layoutsFor(version, db);
  const layout = layouts.find(({ id }) => id === version.layoutId) ?? defaultOf(layouts);
  return layout && readLayout(layout.content);
}

/** Returns the layouts that a version can have, with the chosen one and the default. */
export async function layoutChoices(
  version: LaidOut,
  language: Language,
  db: Db,
): Promise<ReportLayoutChoices> {
  const layouts = await layoutsFor(version, db);
  return {
    chosenId: layouts.some(({ id }) => id === version.layoutId) ? version.layoutId : null,
    defaultId: defaultOf(layouts)?.id ?? null,
    choices: layouts.map(({ id, name, nameEn, companyId }) => ({
      id,
      name: (language === 'en' && nameEn) || name,
      isOwn: companyId !== null,
    })),
  };
}

/** Throws 400 for a chosen layout of another company or kind, or one that does not exist. */
export async function demandLayout(version: LaidOut, db: Db) {
  const layouts = await layoutsFor(version, db);
  if (!layouts.some(({ id }) => id === version.layoutId))
    throw refusal(400, layoutTexts, (t) => t.notForReport);
}
