import { sayPlace, type Speech } from './announce';
import { change, exportDecisions, travel, wish } from './decisions';
import type { Desk, Looking, MarkName } from './desk';
import type { StoryMatrix } from '../report';
import type { Command } from './model/keys';
import type { Mode } from './model/pair';
import { currentChange, foldGroup, goTo, step, stepGroup, type Review } from './model/review';
import { centreOn, panBy, zoomBy, zoomTo, type Point } from './model/zoom';

/** Distance that a key moves the picture, in screen pixels. */
const PAN = 80;
const PANS: Record<string, Point> = {
  left: { x: PAN, y: 0 },
  right: { x: -PAN, y: 0 },
  up: { x: 0, y: PAN },
  down: { x: 0, y: -PAN },
};

/** Does what a key or a button asks for. */
export function run(desk: Desk, speech: Speech, command: Command): void {
  const [name, detail = ''] = command.split(':');
  if (name === 'mode') return look(desk, { mode: detail as Mode, isSecond: false });
  if (name === 'mark') return toggleMark(desk, detail as MarkName);
  if (name === 'pan') return desk.view.set(panBy(desk.view.get(), PANS[detail] ?? { x: 0, y: 0 }));
  plain[command as PlainCommand](desk, speech);
}

type PlainCommand = Exclude<Command, `mode:${string}` | `mark:${string}` | `pan:${string}`>;

const plain: Record<PlainCommand, (desk: Desk, speech: Speech) => void> = {
  next: (desk, speech) => move(desk, speech, (review) => step(review, 1)),
  previous: (desk, speech) => move(desk, speech, (review) => step(review, -1)),
  nextGroup: (desk, speech) => move(desk, speech, (review) => stepGroup(review, 1)),
  previousGroup: (desk, speech) => move(desk, speech, (review) => stepGroup(review, -1)),
  foldGroup: (desk) => fold(desk, false),
  unfoldGroup: (desk) => fold(desk, true),
  accept: (desk, speech) => wish(desk, speech, { verdict: 'accept', scope: 'picture' }),
  acceptGroup: (desk, speech) => wish(desk, speech, { verdict: 'accept', scope: 'group' }),
  deny: (desk, speech) => wish(desk, speech, { verdict: 'deny', scope: 'picture' }),
  denyGroup: (desk, speech) => wish(desk, speech, { verdict: 'deny', scope: 'group' }),
  undo: (desk, speech) => travel(desk, speech, 'undo'),
  redo: (desk, speech) => travel(desk, speech, 'redo'),
  blink: (desk) => look(desk, { mode: 'blink', isSecond: !desk.looking.get().isSecond }),
  zoomIn: (desk) => desk.view.set(zoomBy(desk.view.get(), 1)),
  zoomOut: (desk) => desk.view.set(zoomBy(desk.view.get(), -1)),
  zoomFit: (desk) => desk.view.set(zoomTo(desk.view.get(), 'fit')),
  nextRegion: (desk, speech) => jump(desk, speech, 1),
  previousRegion: (desk, speech) => jump(desk, speech, -1),
  nextStep: (desk, speech) => turn(desk, speech, 1),
  previousStep: (desk, speech) => turn(desk, speech, -1),
  search: () => document.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
  export: exportDecisions,
  keys: (desk) => desk.question.set({ kind: 'keys' }),
};

/** Shows a picture that was pointed at. */
export function show(desk: Desk, speech: Speech, id: string): void {
  move(desk, speech, (review) => goTo(review, id));
}

/** Changes how the reviewer looks at pictures. */
export function look(desk: Desk, part: Partial<Looking>): void {
  desk.looking.set({ ...desk.looking.get(), ...part });
}

function move(desk: Desk, speech: Speech, next: (review: Review) => Review) {
  const before = desk.review.get();
  change(desk, next(before));
  const isStill = desk.review.get().current === before.current && before.screen === 'picture';
  if (isStill) desk.announcements.announce(speech.spoken.atEnd);
  else sayPlace(desk, speech);
}

function fold(desk: Desk, isOpen: boolean) {
  const review = desk.review.get();
  const group = currentChange(review)?.group;
  if (group !== undefined) desk.review.set(foldGroup(review, group, isOpen));
}

function toggleMark(desk: Desk, name: MarkName) {
  const { marks } = desk.looking.get();
  look(desk, { marks: { ...marks, [name]: !marks[name] } });
}

/** Shows a step of the play function large, or with -1 the pictures again. */
export function showStep(desk: Desk, speech: Speech, step: number): void {
  const steps = stepsShown(desk);
  look(desk, { step, isSecond: false });
  desk.announcements.announce(
    step < 0
      ? speech.spoken.stepsLeft
      : speech.spoken.step(step + 1, steps.length, steps[step]?.label ?? ''),
  );
}

function stepsShown(desk: Desk): StoryMatrix['steps'] {
  const { index, current } = desk.review.get();
  const story = index.changes.get(current ?? '')?.story ?? '';
  return index.stories.get(story)?.steps ?? [];
}

/** Goes from the pictures to the first step, through all of them and back to the pictures. */
function turn(desk: Desk, speech: Speech, distance: 1 | -1) {
  const { length } = stepsShown(desk);
  if (length === 0) return desk.messages.show({ text: speech.spoken.noSteps });
  const places = length + 1;
  showStep(desk, speech, ((desk.looking.get().step + 1 + distance + places) % places) - 1);
}

/** Goes round: after the last region comes the first. */
function jump(desk: Desk, speech: Speech, distance: 1 | -1) {
  const regions = currentChange(desk.review.get())?.regions ?? [];
  if (regions.length === 0) return desk.messages.show({ text: speech.spoken.noRegions });
  const { region } = desk.looking.get();
  const next =
    region < 0
      ? distance > 0
        ? 0
        : regions.length - 1
      : (region + distance + regions.length) % regions.length;
  look(desk, { region: next });
  desk.view.set(centreOn(desk.view.get(), regions[next]!));
  desk.announcements.announce(speech.spoken.region(next + 1, regions.length));
}
