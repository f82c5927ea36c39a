import type { Report } from '../report';

/** Selection of a report; all of it where nothing is given. */
export interface ReportPart {
  /** Id of the only group. */
  group?: string | undefined;
  /** Pattern that ids of stories match. */
  only?: string | undefined;
}

/**
 * Returns the report of the changes of one group and of some stories. Its id differs from the whole
 * report's, so that the page keeps its own decisions; `visual:apply` takes those of both.
 */
export function partOfReport(report: Report, { group, only }: ReportPart): Report {
  if (group === undefined && only === undefined) return report;
  const pattern = new RegExp(only ?? '');
  const changes = report.changes.filter(
    (change) => (group === undefined || change.group === group) && pattern.test(change.story),
  );
  const ids = new Set(changes.map(({ id }) => id));
  const stories = new Set(changes.map(({ story }) => story));
  return {
    ...report,
    id: [report.id, group, only].filter((word) => word !== undefined).join('-'),
    changes,
    groups: report.groups
      .map((one) => ({ ...one, changes: one.changes.filter((id) => ids.has(id)) }))
      .filter((one) => one.changes.length > 0),
    stories: report.stories.filter(({ story }) => stories.has(story)),
  };
}
