import { companyLogList } from './companyLogList';
import { LogLines } from './LogLines';

/** The operations on client companies, to read. */
export function CompanyLogListPage() {
  return <LogLines list={companyLogList} />;
}
