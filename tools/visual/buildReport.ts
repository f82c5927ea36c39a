import { openPictures } from './baselines/pictures';
import { commitOf } from './causes/base';
import { findMissing } from './causes/missing';
import type { Reasons } from './causes/reasons';
import { causesOfRemoved } from './causes/removedStory';
import { CELLS, isSpoken, SPOKEN } from './cells';
import { openGallery, type Gallery } from './gallery';
import { blockers, type GateResult } from './gate';
import { blocks, type Finding } from './model/findings';
import { groupChanges, signatureOf } from './model/groups';
import { findRegions } from './model/regions';
import { readSigns } from './model/signs';
import type { Places } from './paths';
import { hashOf } from './pixels';
import type { Against, CellName, Change, MaskState, Picture, Report, StoryMatrix } from './report';
import type { StoryResult } from './settle';
import type { Story } from './storybook';

type Unsigned = Omit<Change, 'group'> & { signature: ReturnType<typeof signatureOf> };

export interface ReportSources {
  places: Places;
  gate: GateResult;
  stories: readonly Story[];
  /** `null` where git cannot tell what changed. */
  reasons: Reasons | null;
  /** The commit that was rendered here for comparison; `null` for the baselines. */
  against: Against | null;
  /** The commit that changes are explained from. */
  base: string | null;
  /** When the run ended. */
  at: Date;
}

/** Turns what the gate found into what the review page shows. */
export async function buildReport({
  places,
  gate,
  stories,
  reasons,
  against,
  base,
  at,
}: ReportSources): Promise<Report> {
  const kept = openPictures(places.before);
  const found = openPictures(places.found);
  const files = new Map(stories.map((story) => [story.id, story]));
  const gallery = openGallery(kept, found);
  const unsigned: Unsigned[] = [];
  for (const [story, finding] of openFindings(gate)) {
    const file = files.get(story);
    const change = await describeChange(finding, gate, file, reasons, gallery);
    if (!file && reasons) change.causes = causesOfRemoved(change.title, stories, reasons);
    unsigned.push(change);
  }
  const { changes, groups } = groupChanges(unsigned);
  return {
    id: hashOf(...changes.map(({ id, before, after }) => `${id} ${before?.hash} ${after?.hash}`)),
    at: at.toISOString(),
    commit: commitOf(places.root),
    against,
    base,
    captures: gate.captures,
    changes,
    groups,
    broken: [...blockers(gate).broken].map(([story, lines]) => ({
      story,
      title: files.get(story)?.title ?? story,
      name: files.get(story)?.name ?? story,
      lines,
    })),
    missing: reasons ? findMissing(reasons, stories, gate) : [],
    masks: gate.masks.map((mask): MaskState => ({ ...mask, area: gate.masked.get(mask) ?? 0 })),
    stories: await Promise.all(
      [...new Set(changes.map(({ story }) => story))].map((story) =>
        matrixOf(story, gate, changes, gallery),
      ),
    ),
  };
}

function openFindings({ results, removed }: GateResult): [string, Finding][] {
  const all = [
    ...[...results].flatMap(([story, { findings }]) =>
      findings.map((finding) => [story, finding] as [string, Finding]),
    ),
  ];
  for (const [story, findings] of removed)
    all.push(...findings.map((finding) => [story, finding] as [string, Finding]));
  return all.filter(([, finding]) => blocks(finding));
}

async function describeChange(
  finding: Finding,
  gate: GateResult,
  file: Story | undefined,
  reasons: Reasons | null,
  gallery: Gallery,
): Promise<Unsigned> {
  const { story, cell, kind } = finding;
  const baseline = gate.baselines.get(story);
  const result = gate.results.get(story);
  const pictures = await picturesOf(finding, gate, gallery);
  const spoken = spokenCellOf(cell);
  const change: Omit<Change, 'group'> = {
    id: `${story}/${cell}`,
    kind,
    story,
    cell,
    title: file?.title ?? baseline?.title ?? story,
    name: file?.name ?? baseline?.name ?? story,
    before: pictures.before,
    after: pictures.after,
    again: pictures.again,
    renamedFrom: kind === 'renamed' ? (gate.renames.get(story) ?? null) : null,
    regions: [],
    signs: [],
    causes: file && reasons ? reasons.causesOf(file.file) : [],
    aria: {
      before: baseline?.spoken[spoken] ?? [],
      after: result?.visit.spoken.get(spoken)?.lines ?? [],
    },
    axe: { before: [], after: result?.visit.axe ?? [] },
    marks: result?.marks.get(isSpoken(cell) ? SPOKEN[cell] : cell) ?? null,
    console: result?.visit.console ?? [],
    decided: finding.decided,
  };
  const [from, to] =
    kind === 'unstable' ? [pictures.after, pictures.again] : [pictures.before, pictures.after];
  const both =
    from && to && !isSpoken(cell)
      ? await Promise.all([gallery.pixels(from.hash), gallery.pixels(to.hash)])
      : [null, null];
  const [one, two] = both;
  if (one && two) {
    change.regions = findRegions(one, two);
    change.signs = readSigns(one, two, change.regions);
  } else if (isSpoken(cell) && kind === 'changed') {
    change.signs = ['redrawn'];
  }
  change.regions = change.regions.slice(0, 200);
  return { ...change, signature: signatureOf(change, one ?? null, two ?? null) };
}

/** The language's spoken cell of any cell. */
function spokenCellOf(cell: CellName): CellName {
  if (isSpoken(cell)) return cell;
  const { globals } = CELLS[cell as keyof typeof CELLS] as { globals: { language?: string } };
  return globals.language === 'en' ? 'spoken-en' : 'spoken-zh';
}

async function picturesOf(
  { story, cell, before, after }: Finding,
  gate: GateResult,
  gallery: Gallery,
) {
  const again = gate.results.get(story)?.unstable.get(cell) ?? null;
  if (!isSpoken(cell)) {
    return {
      before: await gallery.picture(before),
      after: await gallery.picture(after),
      again: await gallery.picture(again),
    };
  }
  // A spoken tree is decided by its own hash and shown on the picture of its language.
  const then = await gallery.picture(gate.baselines.get(story)?.cells[SPOKEN[cell]] ?? null);
  const now = await gallery.picture(
    gate.results.get(story)?.visit.shots.get(SPOKEN[cell])?.hash ?? null,
  );
  const lend = (hash: string | null, picture: Picture | null) =>
    hash === null ? null : { width: 0, height: 0, ...picture, hash };
  return { before: lend(before, then), after: lend(after, now ?? then), again: lend(again, now) };
}

async function matrixOf(
  story: string,
  gate: GateResult,
  changes: readonly Change[],
  gallery: Gallery,
): Promise<StoryMatrix> {
  const result: StoryResult | undefined = gate.results.get(story);
  const baseline = gate.baselines.get(story);
  const hashes = new Map([
    ...Object.entries(baseline?.cells ?? {}),
    ...[...(result?.visit.shots ?? [])].map(([cell, { hash }]): [string, string] => [cell, hash]),
  ]);
  const own = changes.filter((change) => change.story === story);
  const cells = await Promise.all(
    Object.keys(CELLS)
      .filter((cell) => hashes.has(cell))
      .map(async (cell) => ({
        cell,
        picture: await gallery.picture(hashes.get(cell)!),
        changed: own.some((change) => change.cell === cell),
      })),
  );
  const steps = (result?.steps ?? []).map(async ({ label, hash }) => ({
    label,
    picture: (await gallery.picture(hash))!,
  }));
  return {
    story,
    title: own[0]!.title,
    name: own[0]!.name,
    cells,
    steps: await Promise.all(steps),
  };
}
