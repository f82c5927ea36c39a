import type { Change, Report } from './report';

/** Parts of changes that many of them have in common. */
const SHARED = ['causes', 'aria', 'axe', 'marks', 'console'] as const;
type SharedPart = (typeof SHARED)[number];

/** A report as it is stored: what several changes have in common is written once. */
export interface PackedReport extends Omit<Report, 'changes'> {
  /** The values that changes refer to by their place. */
  shared: unknown[];
  changes: (Omit<Change, SharedPart> & Record<SharedPart, number>)[];
}

/** Returns the report in its stored form. */
export function packReport(report: Report): PackedReport {
  const places = new Map<string, number>();
  const shared: unknown[] = [];
  const placeOf = (value: unknown) => {
    const text = JSON.stringify(value);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, shared.length);
    return shared.push(value) - 1;
  };
  const changes = report.changes.map((change) => {
    const parts = SHARED.map((part) => [part, placeOf(change[part])] as const);
    return Object.assign({}, change, Object.fromEntries(parts) as Record<SharedPart, number>);
  });
  return { ...report, shared, changes };
}

/** Returns the report of its stored form. */
export function unpackReport({ shared, ...report }: PackedReport): Report {
  const changes = report.changes.map((change) => {
    const values = SHARED.map((part) => [part, shared[change[part]]] as const);
    return Object.assign({}, change, Object.fromEntries(values)) as unknown as Change;
  });
  return { ...report, changes };
}
