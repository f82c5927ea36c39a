import { regionTable } from '@mingjian/widgets/regions';

/** A district, or a city without districts, from the national list. */
export interface DemoRegion {
  /** Six digits. */
  code: string;
  city: string;
  name: string;
}

const CODES = [
  '110105',
  '110108',
  '310101',
  '310115',
  '310104',
  '310109',
  '440305',
  '440304',
  '440106',
  '440402',
  '441900',
  '330106',
  '330108',
  '330205',
  '320505',
  '320102',
  '320213',
  '510107',
  '510104',
  '420106',
  '420111',
  '120116',
  '500103',
  '500112',
  '610113',
  '370202',
  '370102',
  '350203',
  '350102',
  '430104',
  '410105',
  '340104',
  '360102',
  '530102',
  '520102',
  '460105',
  '450103',
  '650102',
  '640104',
  '150102',
  '210102',
  '220102',
  '230102',
  '540102',
  '630103',
  '620102',
  '130102',
  '140105',
  '469001',
  '659001',
];

/** Regions of demo companies and people. */
export const demoRegions: readonly DemoRegion[] = CODES.map((code) => {
  const { name, level, parent } = regionTable().get(code)!;
  const isCity = level === 2 || code.slice(2, 4) === '90';
  return { code, city: isCity ? name : parent!.name, name };
});
