import type { Change, ChangeGroup, ChangeKind, Report, StoryMatrix } from '../../report';
import { sampleOf } from '../../model/sample';
import { groupTitles, type GroupTitle } from './groupTitle';

/**
 * The order in which kinds of change are looked at: what was edited first, what cannot be trusted
 * last.
 */
export const KINDS: readonly ChangeKind[] = ['changed', 'new', 'removed', 'renamed', 'unstable'];

/** Groups of one kind, in the order of the report. */
export interface Section {
  kind: ChangeKind;
  groups: ListedGroup[];
}

/** A group with those of its changes that are listed. */
export interface ListedGroup {
  id: string;
  ids: string[];
}

/** A report with its lookups, made once. */
export interface ReportIndex {
  report: Report;
  changes: ReadonlyMap<string, Change>;
  groups: ReadonlyMap<string, ChangeGroup>;
  titles: ReadonlyMap<string, GroupTitle>;
  stories: ReadonlyMap<string, StoryMatrix>;
  /** Every change, by kind and group. */
  sections: readonly Section[];
}

/** Returns the lookups of a report. Groups that name no change of the report are left out. */
export function indexReport(report: Report): ReportIndex {
  const changes = new Map(report.changes.map((change) => [change.id, change]));
  const groups = new Map(report.groups.map((group) => [group.id, group]));
  const sections = KINDS.map((kind) => ({
    kind,
    groups: report.groups
      .filter((group) => group.kind === kind)
      .map((group) => ({ id: group.id, ids: group.changes.filter((id) => changes.has(id)) }))
      .filter((group) => group.ids.length > 0),
  })).filter((section) => section.groups.length > 0);

  return {
    report,
    changes,
    groups,
    titles: groupTitles(
      report.groups.map((group) => ({
        group,
        changes: group.changes.flatMap((id) => changes.get(id) ?? []),
      })),
    ),
    stories: new Map(report.stories.map((story) => [story.story, story])),
    sections,
  };
}

const samples = new WeakMap<ChangeGroup, string[]>();

/** Returns the sample of the group in which a change stands. */
export function sampleIn(index: ReportIndex, id: string): string[] {
  const group = index.groups.get(index.changes.get(id)?.group ?? '');
  if (!group) return [];
  const sample = samples.get(group) ?? sampleOf(groupOf(index, id));
  samples.set(group, sample);
  return sample;
}

/** Returns the ids of all listed changes, in reading order. */
export function orderOf(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => section.groups.flatMap((group) => group.ids));
}

/** Returns the changes that stand in the same group as `id`, itself included. */
export function groupOf(index: ReportIndex, id: string): Change[] {
  const group = index.groups.get(index.changes.get(id)?.group ?? '');
  return (group?.changes ?? []).flatMap((other) => index.changes.get(other) ?? []);
}
