import { LogLines } from './LogLines';
import { logList } from './logList';

/** The operate log of all companies and staff, to read. */
export function LogListPage() {
  return <LogLines list={logList} />;
}
