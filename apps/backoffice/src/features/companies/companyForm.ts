import type { FormField } from '../../shared/crud/formField';
import type { Lookups } from '../../shared/crud/useLookups';
import type { companyTexts } from './companies.texts';
import type { CompanyWords } from './companyWords';

const ACCOUNTANTS = ['ADMIN', 'FINANCE'];
/** Roles that may write the rest: finance sees the form for the terms of payment alone. */
const EDITORS = ['ADMIN', 'PM', 'SALES'];

/** The fields of a company's form. */
export function companyForm(
  t: (typeof companyTexts)['zh'],
  words: CompanyWords,
  { staff }: Lookups,
): readonly FormField[] {
  const edited: FormField[] = [
    { kind: 'text', name: 'companyName', label: t.companyName, required: true, maxLength: 128 },
    { kind: 'text', name: 'companyShort', label: t.companyShort, maxLength: 64 },
    { kind: 'text', name: 'creditCode', label: t.creditCode, maxLength: 32 },
    {
      kind: 'choice',
      name: 'status',
      label: t.status,
      required: true,
      numeric: true,
      options: words.company_status,
    },
    { kind: 'text', name: 'industry', label: t.industry, maxLength: 64 },
    {
      kind: 'choice',
      name: 'enterpriseScale',
      label: t.enterpriseScale,
      options: words.enterpriseScale,
    },
    { kind: 'choice', name: 'belonging', label: t.belonging, options: words.belonging },
    {
      kind: 'choice',
      name: 'informationWay',
      label: t.informationWay,
      options: words.informationWay,
    },
    { kind: 'text', name: 'contactName', label: t.contactName, maxLength: 64 },
    { kind: 'text', name: 'contactPhone', label: t.contactPhone, maxLength: 32, inputMode: 'tel' },
    {
      kind: 'text',
      name: 'contactEmail',
      label: t.contactEmail,
      maxLength: 128,
      inputMode: 'email',
    },
    { kind: 'lookup', name: 'managerId', label: t.manager, load: staff, nameField: 'managerName' },
    { kind: 'text', name: 'address', label: t.address, maxLength: 200, wide: true },
    {
      kind: 'choice',
      name: 'atsType',
      label: t.atsType,
      required: true,
      numeric: true,
      options: words.ats_type,
    },
    { kind: 'number', name: 'retentionMonths', label: t.retentionMonths, required: true, max: 240 },
    { kind: 'area', name: 'remark', label: t.remark, maxLength: 500, wide: true },
  ];
  const terms: FormField[] = [
    {
      kind: 'choice',
      name: 'payMode',
      label: t.payMode,
      required: true,
      numeric: true,
      options: words.pay_mode,
    },
    {
      kind: 'yuan',
      name: 'creditLimit',
      label: t.creditLimit,
      required: true,
      max: 10_000_000_000,
    },
    {
      kind: 'number',
      name: 'discount',
      label: t.discount,
      help: t.discountHelp,
      required: true,
      max: 1,
      precision: 2,
    },
    { kind: 'number', name: 'paymentDays', label: t.paymentDays, required: true, max: 365 },
  ];
  return [
    ...edited.map((field) => ({ ...field, writers: EDITORS })),
    ...terms.map((field) => ({ ...field, writers: ACCOUNTANTS })),
  ];
}
