import type { Stored } from '../schema';

/** A company as drop-downs list it. */
export interface CompanyName {
  id: string;
  companyName: string;
  companyShort: string | null;
}

/** Products of a company by name: a row of the service-name view. */
export interface CompanyServiceName extends Stored {
  companyId: string;
  companyName: string;
  /** The names of its products, comma-joined. */
  serviceNames: string;
}

/** A source of flash results that a company may use. */
export interface DataSource {
  code: string;
  name: string;
  vendor: string;
  /** In fen for one query. */
  price: number;
  enabled: 0 | 1;
}
