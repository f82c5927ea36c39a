import { flag, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/**
 * Menu entries that a company's accounts have or lack, whatever their roles give. An entry without
 * a row is there as the roles say.
 */
export const companyMenu = resource('aCompanySetMenu', {
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  /** One of `getChoices`. */
  menuCode: text({ max: 64, search: true, sort: true, write: 'create' }),
  menuName: text({ max: 64 }),
  enabled: flag({ search: true, sort: true, write: true, default: 0 }),
});

/** A menu entry that a company's accounts have or lack. */
export type CompanyMenu = RowOf<typeof companyMenu>;
/** The writable fields of a company's menu entry. */
export type CompanyMenuDraft = DraftIn<typeof companyMenu>;

/** A menu entry that can be closed to a company. */
export interface CompanyMenuChoice {
  menuCode: string;
  menuName: string;
}
