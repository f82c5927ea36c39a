import { STANDARD_LAYOUT, type LayoutSection, type ReportLayoutContent } from '@mingjian/api';
import type { Insertable } from 'kysely';
import type { ReportLayoutTable } from './tables';

/** A layout that the product comes with; its id is its code. */
type StandardLayout = Omit<Insertable<ReportLayoutTable>, 'createdAt' | 'updatedAt'>;

const layout = (
  id: string,
  [name, nameEn]: readonly [string, string],
  content: Partial<ReportLayoutContent> = {},
): StandardLayout => ({
  id,
  name,
  nameEn,
  companyId: null,
  kind: null,
  defaultFlag: id === 'standard' ? 1 : 0,
  content: JSON.stringify({ ...STANDARD_LAYOUT, ...content }),
  deletedAt: null,
});

const inOrder = (...names: LayoutSection[]) => names.map((name) => ({ name, shown: true }));

/** The layouts that the product comes with; the first is the default. */
export const standardLayouts: readonly StandardLayout[] = [
  layout('standard', ['标准版', 'Standard']),
  layout('concise', ['简明版', 'Concise'], {
    coverFields: ['company', 'candidate', 'position', 'number', 'issuedOn'],
    itemFields: ['reason', 'conclusion'],
  }),
  layout('detailed', ['详尽版', 'Detailed'], {
    sections: inOrder('cover', 'overview', 'summary', 'body', 'remark', 'attachments', 'ending'),
  }),
];
