import { useMemo } from 'react';
import { companies, type Company } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import { CrudPage } from '../../shared/crud/CrudPage';
import type { CrudSet } from '../../shared/crud/crudSet';
import { useDictionaries } from '../../shared/crud/useDictionaries';
import { useLookups } from '../../shared/crud/useLookups';
import { useDateFormat } from '../../shared/useDateFormat';
import { companyTexts } from './companies.texts';
import { companyColumns, companyFields } from './companyColumns';
import { companyForm } from './companyForm';
import { COMPANY_DICTIONARIES, COMPANY_TONES } from './companyWords';

const ROLES = {
  create: ['ADMIN', 'PM', 'SALES'],
  change: ['ADMIN', 'PM', 'SALES', 'FINANCE'],
  remove: ['ADMIN'],
};
const READINGS = { balance: 'money', creditLimit: 'money' } as const;
/** What the server gives a company of which nobody said more. */
const PRESETS = {
  status: 0,
  payMode: 1,
  creditLimit: 0,
  discount: 1,
  paymentDays: 30,
  atsType: 0,
  retentionMonths: 24,
};

/** Client companies. */
export function CompanyListPage() {
  const t = useTexts(companyTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const words = useDictionaries(COMPANY_DICTIONARIES, COMPANY_TONES);
  const lookups = useLookups();

  const set = useMemo((): CrudSet<Company> => {
    const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' });
    const money = (fen: unknown) => (typeof fen === 'number' ? currency.format(fen / 100) : '');
    return {
      pageCode: 'companyList',
      title: t.title,
      noun: t.noun,
      calls: companies,
      readings: READINGS,
      columns: companyColumns(t, words, dates, money),
      fields: companyFields(t, words),
      form: companyForm(t, words, lookups),
      presets: PRESETS,
      nameOf: ({ companyName }) => companyName,
      roles: ROLES,
    };
  }, [t, words, dates, locale, lookups]);
  return <CrudPage set={set} />;
}
