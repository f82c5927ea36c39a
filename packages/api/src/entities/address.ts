import { number, object } from 'yup';
import { flag, idText, jsonText, text, word, type Flag, type Stored } from './fields';

/** Where a company receives paper. */
export interface Address extends Stored {
  companyId: string;
  receiver: string;
  phone: string;
  /** JSON text list of region codes. */
  area: string | null;
  areaName: string | null;
  detail: string;
  /** GCJ-02. */
  lng: number | null;
  lat: number | null;
  postcode: string | null;
  defaultFlag: Flag;
}

/** What may be written about an address. */
export const addressDraft = object({
  id: idText(),
  companyId: idText(),
  receiver: word().required(),
  phone: word(32).required(),
  area: jsonText(),
  areaName: text(128),
  detail: word(200).required(),
  lng: number().min(-180).max(180).nullable(),
  lat: number().min(-90).max(90).nullable(),
  postcode: text(16),
  defaultFlag: flag(),
});

/** What may be written about an address. */
export type AddressDraft = typeof addressDraft.__outputType;
