import type { Generated } from 'kysely';
import type { Edited } from '../../database/columns';

export interface CompanyAddressTable extends Edited {
  id: string;
  companyId: string;
  receiver: string;
  phone: string;
  /** JSON text list of region codes. */
  area: string | null;
  areaName: string | null;
  detail: string;
  /** GCJ-02, as is `lat`. */
  lng: number | null;
  lat: number | null;
  postcode: string | null;
  defaultFlag: Generated<0 | 1>;
}

/** Tables of this feature, by their names in TypeScript. */
export interface CompanyAddressesTables {
  companyAddresses: CompanyAddressTable;
}
